// The page of one game: opens it, owns it while it is played, and reacts to what the people around it wish.

import { keepOpened, openGiven, openKept, openNew } from "./opening.js";
import { ownGame } from "./ownership.js";
import { Refused } from "./refused.js";
import { botPace, tablePreferences } from "./settings.js";
import { Sitting } from "./sitting.js";
import { speaker, t } from "./text.js";
import { freshSeed } from "./turn.js";
import { fileName, saveFile } from "./ui/files.js";
import { handOver } from "./ui/handover.js";
import { titleOf } from "./ui/kept.js";
import { ask, note } from "./ui/notices.js";
import { showResults } from "./ui/results.js";
import { showRules } from "./ui/rules.js";
import { askSeat } from "./ui/seatmenu.js";
import { shareGame } from "./ui/share.js";
import { TableScreen } from "./ui/tablescreen.js";

/** @typedef {import("./house.js").House} House */
/** @typedef {import("./opening.js").Opened} Opened */
/** @typedef {import("./ownership.js").Ownership} Ownership */
/** @typedef {import("./keeping.js").Loss} Loss */

/** @typedef {{ kept: string } | { link: string }} Source */

/**
 * @typedef {object} Ways where the page can lead
 * @property {() => void} home
 * @property {(id: string) => void} open
 * @property {() => void} settings
 * @property {() => void} reopen
 */

export class TablePage {
  /** @type {House} */
  #house;
  /** @type {Ways} */
  #ways;
  /** @type {Ownership | null} */
  #ownership = null;
  /** @type {Sitting | null} */
  #sitting = null;
  /** @type {TableScreen | null} */
  #screen = null;
  /** @type {Opened | null} a game from a link, until somebody plays on */
  #given = null;
  /** @type {(() => void) | null} */
  #endHandOver = null;
  #isOver = false;
  #isLeft = false;

  /**
   * @param {House} house
   * @param {Ways} ways
   */
  constructor(house, ways) {
    this.#house = house;
    this.#ways = ways;
  }

  /**
   * @param {HTMLElement} root
   * @param {Source} source
   * @param {{ steal?: boolean }} [options]
   */
  async open(root, source, options = {}) {
    try {
      const isMine = "kept" in source ? await this.#own(source.kept, options) : false;
      if (this.#isLeft) return;
      if (isMine === null) return this.#ways.home();
      const opened = await this.#opened(source);
      if (!opened) {
        note(t("no-such-game"), { warn: true });
        return this.#ways.home();
      }
      if ("link" in source) this.#given = opened;
      await this.#show(root, opened, !isMine);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      note(t(error.problem.text), { warn: true, stays: true });
      this.#ways.home();
    }
  }

  async leave() {
    this.#isLeft = true;
    document.removeEventListener("visibilitychange", this.#onHidden);
    this.#house.grapevine.onTold = () => {};
    this.#endHandOver?.();
    this.#keepLikeness();
    this.#screen?.destroy();
    await this.#sitting?.leave();
    this.#ownership?.release();
  }

  /** The preferences have changed. */
  refresh() {
    this.#screen?.setPreferences(tablePreferences(this.#house.preferences));
    this.#screen?.update(false);
  }

  /**
   * @param {string} id
   * @param {{ steal?: boolean }} options
   * @returns {Promise<boolean | null>} whether it is ours; null if the person went back
   */
  async #own(id, { steal = false }) {
    const { scope } = this.#house;
    this.#ownership = await ownGame(scope, id, { steal });
    if (!this.#ownership) {
      const answer = await ask({
        title: t("elsewhere-title"),
        body: t("elsewhere-about"),
        answers: [
          { label: t("watch"), value: "watch", look: "plain" },
          { label: t("take-over"), value: "take", look: "primary" },
        ],
      });
      if (answer === "") return null;
      if (answer === "watch") return false;
      this.#ownership = await ownGame(scope, id, { steal: true });
    }
    void this.#ownership?.lost.then(() => {
      if (this.#isLeft) return;
      note(t("taken-over"), { warn: true });
      void this.#sitting?.standAside();
    });
    return true;
  }

  /** @param {Source} source */
  async #opened(source) {
    const engine = this.#house.ready();
    if ("link" in source) return openGiven(await engine, { link: source.link });
    return openKept(engine, await this.#house.library, source.kept);
  }

  /**
   * @param {HTMLElement} root
   * @param {Opened} opened
   * @param {boolean} watching
   */
  async #show(root, opened, watching) {
    const house = this.#house;
    const engine = await house.ready();
    const meta = await house.meta(opened.header.game);
    const sitting = new Sitting(
      {
        engine,
        library: await house.library,
        mind: house.mind,
        pace: () => botPace(house.preferences),
        hasSecrets: meta?.has_secrets ?? true,
        onChange: (_, animate) => this.#onChange(animate),
        onHint: () => this.#screen?.showHint(),
        onProblem: (problem) => note(speaker(opened.header.players)(problem.text), { warn: true }),
        onLoss: (loss) => this.#onLoss(loss),
      },
      { ...opened, watching },
    );
    const { content } = /** @type {any} */ (await engine.ask({ op: "content", game: opened.header.game }));
    if (this.#isLeft) return;
    this.#sitting = sitting;
    this.#isOver = opened.frame.to_act === null;
    this.#screen = new TableScreen(root, sitting, this.#events(sitting));
    await this.#screen.mount(content, tablePreferences(house.preferences));
    document.addEventListener("visibilitychange", this.#onHidden);
    house.grapevine.onTold = (id) => void this.#onTold(id);
    await sitting.start();
    // With the next frame, whose layout it needs; unless somebody was quicker.
    requestAnimationFrame(() => document.activeElement === document.body && document.getElementById("main")?.focus());
    // The mind wakes while the person has a first look at the table, not while it is still being drawn.
    if (!watching && opened.header.players.some((player) => player.kind === "bot")) atLeisure(house.mind);
  }

  /**
   * @param {Sitting} sitting
   * @returns {import("./ui/tablescreen.js").TableEvents}
   */
  #events(sitting) {
    return {
      home: this.#ways.home,
      settings: this.#ways.settings,
      share: () => void shareGame(sitting, titleOf(sitting.kept)),
      rules: () => void showRules(sitting.header.game),
      seat: (seat) => void askSeat(sitting, seat),
      takeOver: this.#ways.reopen,
      playOn: () => void this.#playOn(),
      results: () => void this.#results(),
    };
  }

  /** @param {boolean} animate */
  #onChange(animate) {
    const sitting = this.#sitting;
    if (!sitting || this.#isLeft) return;
    this.#screen?.update(animate);
    if (sitting.stage === "handing") void this.#handOver(sitting);
    const hasEnded = sitting.stage === "over" && !this.#isOver;
    this.#isOver = sitting.frame.to_act === null;
    if (hasEnded) void this.#results();
  }

  /** @param {Sitting} sitting */
  async #handOver(sitting) {
    const seat = sitting.frame.to_act;
    const player = seat === null ? undefined : sitting.players[seat];
    if (seat === null || !player || this.#endHandOver) return;
    const answer = await handOver(player, seat, { onOpen: (close) => (this.#endHandOver = close) });
    this.#endHandOver = null;
    if (this.#isLeft) return;
    if (answer === "ready") await sitting.sitDown();
    else this.#ways.home();
  }

  async #results() {
    const sitting = this.#sitting;
    if (!sitting) return;
    const answer = await showResults(sitting);
    if (answer === "share") await shareGame(sitting, titleOf(sitting.kept));
    if (answer === "again" || answer === "same") await this.#again(sitting, answer === "same");
  }

  /**
   * @param {Sitting} sitting
   * @param {boolean} isSame with the same luck
   */
  async #again(sitting, isSame) {
    const engine = await this.#house.ready();
    const { header } = sitting;
    const opened = await openNew(engine, { ...header, seed: isSame ? header.seed : freshSeed() });
    this.#ways.open(await keepOpened(engine, await this.#house.library, opened));
  }

  async #playOn() {
    if (!this.#given && !this.#sitting?.isDeleted) return;
    const engine = await this.#house.ready();
    const given = await openGiven(engine, { record: (await this.#sitting?.record()) ?? "" });
    this.#ways.open(await keepOpened(engine, await this.#house.library, given));
  }

  /** @param {Loss} loss */
  #onLoss(loss) {
    const sitting = this.#sitting;
    if (!sitting) return;
    if (loss === "overtaken") {
      note(t("taken-over"), { warn: true });
      void this.#onTold(sitting.kept.id);
      return;
    }
    if (loss === "deleted") {
      note(t("deleted-elsewhere"), { warn: true });
      return;
    }
    const save = async () => saveFile(fileName(titleOf(sitting.kept)), await sitting.record());
    note(t(`loss-${loss}`), { warn: true, stays: true, label: t("share-file"), run: () => void save() });
  }

  /** @param {string} id another tab has changed this game */
  async #onTold(id) {
    const sitting = this.#sitting;
    if (!sitting?.watching || sitting.kept.id !== id) return;
    const opened = await openKept(await this.#house.ready(), await this.#house.library, id);
    if (opened) await sitting.follow(opened);
  }

  /** For the lobby's list; a game that is only watched is not ours to keep. */
  #keepLikeness() {
    const picture = this.#sitting && !this.#sitting.watching ? this.#screen?.likeness() : null;
    if (picture) this.#house.shelf.setPicture(this.#sitting?.kept.id ?? "", picture);
  }

  #onHidden = () => {
    if (document.visibilityState !== "hidden") return;
    this.#keepLikeness();
    void this.#sitting?.shelve();
  };
}

/** @param {() => unknown} work not every browser tells when it has nothing to do */
function atLeisure(work) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => void work(), { timeout: 2000 });
  else setTimeout(work, 500);
}
