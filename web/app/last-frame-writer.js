// Stores how the game looks now: the last frame for the next opening, a thumbnail for the lobby.

import { writeLastFrame } from "../storage/last-frame.js";

/** Milliseconds after a change; by then the game is in local storage. */
const WRITE_AFTER = 1000;

export class LastFrameWriter {
  /** @type {import("../storage/local-store.js").LocalStore} */
  #localStore;
  /** @type {import("../play/session.js").GameSession} */
  #session;
  #content;
  #thumbnail;
  #unsubscribe;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {import("../storage/local-store.js").LocalStore} localStore
   * @param {import("../play/session.js").GameSession} session
   * @param {any} content the game's static tables
   * @param {() => string | null} thumbnail the position as a small picture
   */
  constructor(localStore, session, content, thumbnail) {
    this.#localStore = localStore;
    this.#session = session;
    this.#content = content;
    this.#thumbnail = thumbnail;
    this.#unsubscribe = session.store.subscribe((_, { kind }) => {
      if (kind !== "frame") return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#writeFrame(), WRITE_AFTER);
    });
  }

  /** Stores both now. */
  write() {
    const { isWatching, saved } = this.#session.store.state;
    // A game that is only watched is not ours to store.
    const picture = isWatching ? null : this.#thumbnail();
    if (picture) this.#localStore.setPicture(saved.id, picture);
    void this.#writeFrame();
  }

  leave() {
    this.#unsubscribe();
    clearTimeout(this.#timer);
  }

  async #writeFrame() {
    const seen = await this.#session.seenOnReopening();
    if (seen) writeLastFrame(this.#localStore, { ...seen, content: this.#content });
  }
}
