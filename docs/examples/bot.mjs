// A player of To Court the King that needs nothing of Courtly but docs/protocol.md. One file, Node 22 or newer:
//
//   node bot.mjs http://127.0.0.1:4700/#/online/ID [NAME]   the table's link
//   node bot.mjs http://127.0.0.1:4700 CODE [NAME]          or a server, and a table's code or id
//
// takes an open seat, adds its share to the dice and plays to the end. It keeps the face it has most of, rolls on, and takes
// the best card that its dice pay for. What else is legal it does not know: it asks, and reads the answer.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

const PROTOCOL = 2;
const PAUSE_MS = 1000;
/** How often we offer to go on without a share that is late; the server refuses until it is. */
const OFFER_MS = 1000;

const FACES = [1, 2, 3, 4, 5, 6];
const count = (dice, face) => dice.filter((other) => other === face).length;
const alike = (dice) => Math.max(...FACES.map((face) => count(dice, face)));
const pips = (dice) => dice.reduce((sum, face) => sum + face, 0);
/** Groups of this size: four alike are two pairs. */
const groups = (dice, size) =>
  FACES.reduce((sum, face) => sum + Math.floor(count(dice, face) / size), 0);
const hasRow = (dice, length) =>
  FACES.some((from) =>
    Array.from({ length }, (_, step) => from + step).every((face) => dice.includes(face)),
  );

/** The cards in our order of preference, each with what a result must be. */
const CARDS = {
  king: (dice) => alike(dice) >= 7,
  general: (dice) => alike(dice) >= 6,
  bishop: (dice) => groups(dice, 2) >= 3,
  nobleman: (dice) => groups(dice, 3) >= 2,
  alchemist: (dice) => hasRow(dice, 6),
  knight: (dice) => alike(dice) >= 5,
  pawnbroker: (dice) => pips(dice) >= 30,
  magician: (dice) => hasRow(dice, 5),
  noblewoman: (dice) => groups(dice, 3) >= 1 && groups(dice, 2) >= 2,
  hunter: (dice) => alike(dice) >= 4,
  merchant: (dice) => pips(dice) >= 20,
  farmer: (dice) => alike(dice) >= 2,
  astronomer: (dice) => groups(dice, 2) >= 2,
  guard: (dice) => alike(dice) >= 3,
  laborer: (dice) => pips(dice) >= 15,
  servingMaid: (dice) => dice.every((face) => face % 2 === 1),
  philosopher: (dice) => dice.every((face) => face % 2 === 0),
  charlatan: () => true,
  fool: () => true,
};

/** All we know, and all of it from the log. */
const table = {
  length: 0,
  open: 0,
  people: new Set(),
  isBegun: false,
  isFinal: false,
  isHeld: false,
  isOver: false,
};
const drawing = { sealed: new Set(), shared: new Set(), missing: new Set(), agreed: new Set() };
const turn = { seat: -1, mayBeOurs: false, active: [], aside: [], mayRoll: true };
const owned = new Set();
/** Our share of the dice: secret until everybody's seal is in the log. */
const share = randomBytes(32);

function newTurn(seat) {
  Object.assign(turn, { seat, active: [], aside: [], mayRoll: true });
}

/** The functions that update our picture of the table, by kind of entry. Other entries are ignored. */
const LEARN = {
  created: ({ players }) => {
    table.open = players;
  },
  seated: ({ player, who }) => {
    table.open -= 1;
    if (who.kind === "person") table.people.add(player);
  },
  left: ({ player }) => {
    table.open += 1;
    table.people.delete(player);
  },
  sealed: ({ player }) => {
    drawing.sealed.add(player);
    drawing.agreed.clear();
  },
  shared: ({ player }) => {
    drawing.shared.add(player);
    drawing.agreed.clear();
  },
  agreed: ({ player }) => {
    drawing.agreed.add(player);
    const { done, late } = progress();
    if (!done.every((other) => drawing.agreed.has(other))) return;
    for (const other of late) drawing.missing.add(other);
    drawing.agreed.clear();
  },
  // A player who leaves while the dice are drawn has no share in them, unless it was revealed before.
  resigned: ({ player }) => {
    if (!drawing.shared.has(player)) drawing.missing.add(player);
    drawing.agreed.clear();
  },
  // Somebody has asked for a bot in our seat, because we were away: we take it back.
  held: ({ player }) => {
    if (player === us.player) table.isHeld = true;
  },
  tookBack: ({ player }) => {
    if (player !== us.player) return;
    table.isHeld = false;
    turn.mayBeOurs = true;
  },
  begun: () => {
    table.isBegun = true;
    turn.mayBeOurs = true;
  },
  acted: ({ seat, text }) => {
    const [verb, ...words] = text.split(" ");
    if (seat !== turn.seat) newTurn(seat);
    if (verb === "aside") {
      for (const face of words.map(Number)) turn.active.splice(turn.active.indexOf(face), 1);
      turn.aside.push(...words.map(Number));
      turn.mayRoll = true;
    }
    if (verb === "take" && seat === us.player) owned.add(words[0]);
    if (text === "take king") table.isFinal = true;
    const isEnd = ["take", "stand", "decline"].includes(verb);
    if (isEnd) newTurn(-1);
    // A turn of the final round may end by itself, with the last die set aside.
    if (isEnd || table.isFinal) turn.mayBeOurs = true;
  },
  rolled: ({ faces }) => Object.assign(turn, { active: [...faces], mayRoll: false }),
  revealed: () => {
    table.isOver = true;
  },
};

/** The actions to try, the best first. */
function choices() {
  const { active, aside, mayRoll } =
    turn.seat === us.player ? turn : { active: [], aside: [], mayRoll: true };
  if (mayRoll && (active.length > 0 || aside.length === 0)) return ["roll"];
  if (active.length > 0) {
    const worth = (face) => 10 * count([...active, ...aside], face) + face;
    const best = active.reduce((most, face) => (worth(face) > worth(most) ? face : most));
    return [`aside ${active.filter((face) => face === best).join(" ")}`];
  }
  const paid = Object.keys(CARDS).filter((card) => !owned.has(card) && CARDS[card](aside));
  return [...paid.map((card) => `take ${card}`), "take nothing", "stand"];
}

/** The people who have sent their seal, or once all seals are there their share, and those who are late. */
function progress() {
  const people = [...table.people].filter((player) => !drawing.missing.has(player));
  const haveAllSealed = people.every((player) => drawing.sealed.has(player));
  const sent = haveAllSealed ? drawing.shared : drawing.sealed;
  const done = people.filter((player) => sent.has(player));
  return { haveAllSealed, done, late: people.filter((player) => !sent.has(player)) };
}

/** Does the next thing that is ours to do, if any. */
async function step() {
  if (table.isHeld) return ask({ kind: "takeBack" });
  if (table.isBegun) return play();
  if (table.open > 0) return undefined;
  const { haveAllSealed, done } = progress();
  if (haveAllSealed && !drawing.shared.has(us.player))
    return ask({ kind: "reveal", again: 0, share: share.toString("hex") });
  if (!done.includes(us.player) || drawing.agreed.has(us.player)) return undefined;
  await sleep(OFFER_MS);
  if (table.isBegun || drawing.agreed.has(us.player)) return undefined;
  const { code } = await ask({ kind: "agree", again: 0 });
  hasNews ||= code === "not-now";
  return undefined;
}

async function play() {
  const { length } = table;
  for (const text of turn.mayBeOurs && !table.isOver ? choices() : []) {
    const { kind, code } = await ask({ kind: "act", length, text });
    // Unless the log has grown while we asked: the answer is about what was before.
    if (code === "not-your-turn" && table.length === length) turn.mayBeOurs = false;
    if (kind === "done" || code !== "illegal") return;
  }
}

const [address = "", ...words] = process.argv.slice(2);
const [, linked] = /#\/online\/([\w-]+)/.exec(address) ?? [];
const server = address.split("#")[0];
const [place = "", name = "Example"] = linked === undefined ? words : [linked, ...words];
const us = await sitDown(place);
let socket = connect();

async function http(path, body) {
  const headers = { "content-type": "application/json" };
  const init = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await (await fetch(new URL(path, server), init)).json();
  if (answer.refused !== undefined) throw new Error(answer.refused.message);
  return answer;
}

/** By a table's code, or by its id, which has 22 characters. */
async function sitDown(codeOrId) {
  const id = codeOrId.length === 22 ? codeOrId : (await http(`/api/codes/${codeOrId}`)).table;
  const token = randomBytes(32).toString("base64url");
  const seal = createHash("sha256").update(share).digest("hex");
  const seat = await http(`/api/tables/${id}/seats`, { name, shield: "vert", token, seal });
  return { ...seat, token, waiting: new Map() };
}

function connect() {
  const url = new URL(`/api/tables/${us.table}/socket`, server);
  const line = new WebSocket(url.href.replace(/^http/, "ws"));
  const say = (message) => line.send(JSON.stringify(message));
  line.addEventListener("open", () =>
    say({ kind: "hello", protocol: PROTOCOL, token: us.token, from: table.length + 1 }),
  );
  line.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
  line.addEventListener("close", () => {
    for (const answer of us.waiting.values()) answer({ kind: "cut" });
    if (!table.isOver) setTimeout(() => (socket = connect()), PAUSE_MS);
  });
  return { say, close: () => line.close() };
}

function hear(message) {
  if (message.kind === "events") learnFrom(message.entries);
  else if (message.key !== undefined) us.waiting.get(message.key)?.(message);
  if (message.kind === "welcome" || message.kind === "events") void look();
}

function learnFrom(entries) {
  for (const { n, entry } of entries) {
    LEARN[entry.kind]?.(entry);
    table.length = n;
  }
}

let isLooking = false;
let hasNews = false;

/** One thing at a time; what comes in meanwhile is looked at afterwards. */
async function look() {
  hasNews = true;
  if (isLooking) return;
  isLooking = true;
  while (hasNews && !table.isOver) {
    hasNews = false;
    await step();
  }
  isLooking = false;
  if (table.isOver) {
    console.log(`over: ${new URL(`/api/tables/${us.table}/record`, server).href}`);
    socket.close();
  }
}

/** Asks, and waits for the answer; whoever is too fast waits, and asks the same again with the same key. */
async function ask(request, key = randomUUID()) {
  const answer = await new Promise((resolve) => {
    us.waiting.set(key, resolve);
    socket.say({ ...request, key });
  });
  us.waiting.delete(key);
  if (answer.code !== "too-fast") return answer;
  await sleep(PAUSE_MS);
  return ask(request, key);
}
