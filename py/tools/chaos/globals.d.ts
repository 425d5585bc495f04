// What the scripts of this folder and their Python side put on the page's window.

export type Trouble = {
  put: string;
  open: string;
  isFull: boolean | string;
  connection: IDBDatabase | null;
  openSoundly: ((name: string) => IDBOpenDBRequest) | null;
};

/** A fault that the page is given; see faults.py. */
export type PageFault = {
  end?: string;
  mute?: string;
  closes?: boolean;
  trouble?: Partial<Trouble>;
  healsAfter?: number;
};

declare global {
  interface Window {
    CHAOS: { secret: string[]; losses: string[]; waits: string[]; words: Record<string, string> };
    chaosTell?: (message: object) => void;
    trouble: Trouble;
    workers: { hasDeadParts: boolean; end(role: string): boolean; mute(role: string): boolean };
    chaos: {
      owe(what: string): void;
      settle(how: string, only?: string): void;
      revision(): number;
      [more: string]: unknown;
    };
    player: object;
  }
}
