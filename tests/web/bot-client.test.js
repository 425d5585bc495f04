import assert from "node:assert/strict";
import { test } from "node:test";
import { BotClient } from "../../web/play/bot-client.js";

/** A mind that spends ten at each decision, and what it was told was spent before. */
function botClient() {
  /** @type {number[]} */
  const told = [];
  /** @type {import("../../web/play/bot-client.js").Mind} */
  const mind = {
    async think(thought) {
      const spent = "spent" in thought ? thought.spent : 0;
      told.push(spent);
      return /** @type {never} */ ({ ok: true, index: 0, spent: spent + 10 });
    },
    async hurry() {},
    async stop() {},
  };
  const host = { demand: async () => ({ state: "" }), mind: async () => mind, pace: () => 0 };
  return { bot: new BotClient(host), told };
}

test("what a bot spent counts at the next decision of its turn", async () => {
  const { bot, told } = botClient();
  for (const revision of [3, 4, 5]) await bot.act({ game: "say", level: "skilled", seat: 1, revision });
  assert.deepEqual(told, [0, 10, 20]);
});

test("a turn begins with nothing spent, after another bot and after a person", async () => {
  const { bot, told } = botClient();
  await bot.act({ game: "say", level: "skilled", seat: 1, revision: 3 });
  await bot.act({ game: "say", level: "skilled", seat: 2, revision: 4 });
  await bot.act({ game: "say", level: "skilled", seat: 2, revision: 6 });
  assert.deepEqual(told, [0, 0, 0]);
});

/** A bot that pauses for this long, and what its mind was told. @param {number} pace */
function hurriedBot(pace) {
  /** @type {string[]} */
  const heard = [];
  /** @type {import("../../web/play/bot-client.js").Mind} */
  const mind = {
    async think() {
      heard.push("think");
      return /** @type {never} */ ({ ok: true, index: 0, spent: 0 });
    },
    hurry: async () => void heard.push("hurry"),
    stop: async () => void heard.push("stop"),
  };
  const bot = new BotClient({ demand: async () => ({ state: "" }), mind: async () => mind, pace: () => pace });
  return { bot, heard, act: () => bot.act({ game: "say", level: "skilled", seat: 1, revision: 3 }) };
}

test("a bot that is hurried before its mind has been asked is hurried as soon as it is", async () => {
  const { bot, heard, act } = hurriedBot(2 ** 31 - 1);
  bot.hurry();
  await act();
  const acting = act();
  bot.hurry();
  await acting;
  assert.deepEqual(heard, ["think", "hurry", "think", "hurry"]);
});

test("hurrying is for one action, and forgotten when the bot is stopped", async () => {
  const { bot, heard, act } = hurriedBot(0);
  bot.hurry();
  bot.stop();
  await act();
  bot.hurry();
  await act();
  await act();
  assert.deepEqual(heard, ["think", "think", "hurry", "think"]);
});

test("a hint is not hurried by a press that was meant for a bot", async () => {
  const { bot, heard } = hurriedBot(0);
  bot.hurry();
  await bot.hint({ game: "say", seat: 0, revision: 4, plan: [], seed: "1" });
  assert.deepEqual(heard, ["think"]);
});
