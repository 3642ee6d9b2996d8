/* The record's data, unpacked: what stands on the map at each step, where turns begin, what caused each roll. */
const record = JSON.parse($('record').textContent);
const LAST = record.steps.length - 1;
const view = record.view ?? {of: 'everyone', over: record.stage === 'over', test: false};

const seats = new Map(record.seats.map(seat => [seat.id, seat]));
const seatName = id => seats.get(id)?.name ?? words.game;
const seatColour = id => seats.get(id)?.colour;
const styleColour = style => record.colours[style] ?? '#8c8a84';
const textOf = id => record.texts[id];
const panelsOf = step => (record.steps[step].p ?? []).map(id => record.panels[id]);
const linesOf = step => record.steps[step].y ?? [];
/* A step may hold several orders of a long match; it bears the number of the last. */
const orderOf = step => record.steps[step].v;
const stepOf = order => Math.max(0, record.steps.findLastIndex(step => step.v <= order));
const ORDERS = orderOf(LAST);

/* Draw lists are kept as what goes and what comes: here each step's whole list. */
const shown = [];
{
  let list = [];
  for (const step of record.steps) {
    if (step.d) {
      const gone = new Set(step.d[0]);
      list = list.filter(op => !gone.has(op)).concat(step.d[1]);
    }
    shown.push(list);
  }
}

/* Turns: where the words of the date change. */
const turns = [];
const turnOf = [];
record.steps.forEach((step, at) => {
  if (step.c !== undefined && (!turns.length || turns.at(-1).text !== step.c)) {
    turns.push({at, text: step.c, words: textOf(step.c), label: String(step.t ?? /\d+/.exec(textOf(step.c))?.[0] ?? '')});
  }
  turnOf.push(turns.at(-1));
});
const dateOf = step => turnOf[step]?.words ?? '';
/* Those turns that have a label of their own, not nearer to each other than `gap` says. */
function labelled(place, gap) {
  const told = new Set();
  let last = -Infinity;
  return turns.filter(turn => {
    if (!turn.label || told.has(turn.label) || place(turn.at) - last < gap) return false;
    told.add(turn.label);
    last = place(turn.at);
    return true;
  });
}

/* Orders that were taken back later. An agreed rewind leads back over all since then; an undo takes back the last order of its
   own seat alone, and what others did unseen in between stands: `alone` tells which order that was. */
const UNDOES = ['undo', 'unseen undo'];
const struck = new Set();
const alone = new Map();
record.steps.forEach((step, at) => {
  if (step.u === undefined) return;
  const since = [];
  for (let between = stepOf(step.u) + 1; between < at; between++) if (!struck.has(between)) since.push(between);
  const own = since.findLast(between => record.steps[between].k === 'order' && record.steps[between].s === step.s);
  const others = since.some(between => record.steps[between].k === 'order' && record.steps[between].s !== step.s);
  if (UNDOES.includes(step.k) && others) {
    if (own === undefined) return;
    struck.add(own);
    alone.set(at, orderOf(own));
  } else {
    since.forEach(between => struck.add(between));
  }
});

/* What the game did to want a roll. A roll is numbered through all chains of one name; its link is of one chain alone. */
const causes = new Map();
record.steps.forEach((step, at) => (step.r ?? []).forEach(cause => causes.set(`${cause.chain}-${cause.index}`, {step: at, ...cause})));
const log = record.dice;
const rolls = [];
{
  const made = {};
  for (const chain of log.chains) {
    for (const entry of chain.rolls ?? []) {
      const n = made[chain.name] = (made[chain.name] ?? 0) + 1;
      const id = `${chain.name}-${n}`;
      const cause = causes.get(id) ?? {};
      rolls.push({id, n, chain: chain.name, entry, by: cause.by, kind: cause.kind, step: cause.step, purpose: cause.purpose ?? entry.purpose ?? ''});
    }
  }
}
const rollsById = new Map(rolls.map(roll => [roll.id, roll]));
const cardsOf = id => record.cards?.[id];
/* The rolls whose dice a strip shows: the one that it names and, where both sides threw, those just before it. */
function rollsOf({chain, index, faces}) {
  const ids = [];
  let dice = 0;
  do {
    const id = `${chain}-${index - ids.length}`;
    ids.unshift(id);
    dice += rollsById.get(id)?.entry.faces?.length || Infinity;
  } while (dice < faces.length);
  return ids;
}
/* Dice that fell, not things drawn from a list as by a die, nor what no die can show. */
const sixes = rolls.filter(({id, entry}) => entry.sides === 6 && entry.faces?.every(face => Number.isInteger(face) && face >= 1 && face <= 6) && !cardsOf(id));
const throwers = record.seats.filter(seat => sixes.some(roll => roll.by === seat.id));
