/* Luck reckoned: what fell against what fair dice would give. */
const MEAN = 3.5;
const VARIANCE = 35 / 12;
/* So few dice tell nothing by the test of their spread. */
const ENOUGH = 30;

/* The error function's complement, by Abramowitz and Stegun 7.1.26: good to seven digits. */
function erfc(x) {
  const t = 1 / (1 + .3275911 * Math.abs(x));
  const rest = t * (.254829592 + t * (-.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x);
  return x < 0 ? 2 - rest : rest;
}
/* How often so many fair dice stray so many pips or further, to either side. As in the channel, half a pip is allowed for sums
   being whole. */
const further = (off, dice) => erfc(Math.max(0, Math.abs(off) - .5) / Math.sqrt(2 * VARIANCE * dice));
/* The same for chi-squared with five degrees of freedom, in closed form. */
const spreadFurther = chi => erfc(Math.sqrt(chi / 2)) + Math.sqrt(2 * chi / Math.PI) * Math.exp(-chi / 2) * (1 + chi / 3);

function tally(some) {
  const faces = [0, 0, 0, 0, 0, 0];
  let sum = 0;
  for (const roll of some) {
    for (const face of roll.entry.faces) {
      faces[face - 1]++;
      sum += face;
    }
  }
  const dice = faces.reduce((a, b) => a + b, 0);
  const off = sum - MEAN * dice;
  return {faces, dice, sum, off, mean: sum / dice, z: dice ? off / Math.sqrt(VARIANCE * dice) : 0};
}
/* Expectations come in halves. */
const halves = (n, dice) => number(n, dice % 2);
const signedHalves = (n, dice) => signed(n, dice % 2);

const all = tally(sixes);
const each = throwers.map(seat => ({seat, rolls: sixes.filter(roll => roll.by === seat.id)})).map(group => ({...group, ...tally(group.rolls)}));

/* The running sum of pips above expectation, die by die. */
function running(some) {
  const path = [[0, 0]];
  let sum = 0;
  for (const face of some.flatMap(roll => roll.entry.faces)) {
    sum += face - MEAN;
    path.push([path.length, sum]);
  }
  return path;
}

/* Kinds of roll with the tally of each seat, the most frequent first. Of dice that no seat threw there is no seat's mean to show. */
function tallyKinds(most) {
  const kinds = new Map();
  const seats = new Set(throwers.map(seat => seat.id));
  for (const roll of sixes) if (roll.kind && seats.has(roll.by)) kinds.set(roll.kind, [...kinds.get(roll.kind) ?? [], roll]);
  return [...kinds].map(([kind, some]) => ({
    name: record.kinds[kind] ?? kind,
    dice: tally(some).dice,
    seats: throwers.map(seat => ({seat, ...tally(some.filter(roll => roll.by === seat.id))})).filter(group => group.dice),
  })).sort((a, b) => b.dice - a.dice).slice(0, most);
}

/* Every throw that a board shows, with its chance where that is known. */
const fights = record.steps.flatMap((step, at) => (step.b ?? []).filter(board => board.cast.roll).map(board => {
  const chance = chanceOf(board);
  const code = board.cast.roll.result;
  return {at, board, chance: chance ? chance.of / chance.in : null, won: board.chances?.some(one => one.code === code && isGood(board, one))};
}));

function reckonFights() {
  const known = fights.filter(fight => fight.chance !== null);
  const promised = known.reduce((sum, fight) => sum + fight.chance, 0);
  const had = known.filter(fight => fight.won).length;
  const deviation = Math.sqrt(known.reduce((sum, fight) => sum + fight.chance * (1 - fight.chance), 0));
  return {known: known.length, promised, had, off: deviation > 0 ? (had - promised) / deviation : null};
}

function luckInWords() {
  if (!all.dice) return words.noDice;
  const [high] = [...each].sort((a, b) => b.z - a.z);
  const [low] = [...each].sort((a, b) => a.z - b.z);
  const told = each.length > 1 && high.z === low.z ? words.level : each.length > 1
    ? words.highest(high.seat.name, signedHalves(high.off, high.dice), low.seat.name, signedHalves(low.off, low.dice))
    : high ? words.alone(high.seat.name, signedHalves(high.off, high.dice)) : '';
  const chi = all.faces.reduce((sum, n) => sum + (n - all.dice / 6) ** 2 / (all.dice / 6), 0);
  const share = spreadFurther(chi);
  const verdict = all.dice < ENOUGH ? words.fewDice : (share < .01 ? words.odd : words.fair)(share, chi);
  return words.fell(all.dice) + told + verdict + words.notFavour;
}
