/* The check of a whole log: salt, beacon rounds, links of each chain, every face. */
const SLICE = 50;
/* Lets the browser breathe, so that the page answers while it reckons. */
const breath = () => new Promise(resume => setTimeout(resume));

async function saltOf(log) {
  const lines = [log.protocol, log.match, ...log.seats.map(([seat, omen]) => `${seat}=${omen}`), `start=${log.start}`];
  return toHex(await sha256(encoder.encode(lines.join('\n'))));
}

/* One roll: does its key hash to the one before, stands it in its place, do its faces come from it? */
async function checkRoll(log, salt, beacon, {chain, entry, before, place}) {
  const round = beacon && entry.round !== null ? beacon.rounds.get(entry.round) ?? {round: entry.round, good: false} : null;
  const found = {before, place, round, ok: false};
  try {
    found.hash = toHex(await sha256(fromHex(entry.key)));
    found.start = messageStart(log.protocol, salt, chain, entry.index, round);
    Object.assign(found, await recompute(entry, found.start));
    found.linked = found.hash === before;
    found.placed = entry.index === place;
    found.same = agree(found.result, published(entry));
    found.ok = found.linked && found.placed && found.same && (round === null || round.good);
  } catch {
    /* What is not as the protocol says is not verified: the table tells so. */
  }
  return found;
}

/* Each roll of a log with the key before it; numbered through all chains of one name. */
function links(log) {
  const made = {};
  return log.chains.flatMap((chain, which) => (chain.rolls ?? []).map((entry, i) => {
    made[chain.name] = (made[chain.name] ?? 0) + 1;
    return {id: `${chain.name}-${made[chain.name]}`, which, chain: chain.name, entry, place: i + 1, before: i ? chain.rolls[i - 1].key : chain.commitment};
  }));
}

const LINKS = 4096;

/* A chain that follows another came of that one's tip, so nobody chose it: the few links that were not needed lie between the
   last key and the tip, none where the match went on with a later chain, and the next chain has as many links. */
async function comesOf(chain, next, wentOn) {
  const last = chain.rolls?.at(-1)?.key ?? chain.commitment;
  let link = fromHex(chain.tip);
  let spare = 0;
  do {
    if (++spare > (wentOn ? 1 : LINKS)) return false;
    link = await sha256(link);
  } while (toHex(link) !== last);
  link = await sha256(encoder.encode(`${PROTOCOLS[0]}|next|${chain.tip}`));
  for (let i = 0; i < (chain.rolls?.length ?? 0) + spare; i++) link = await sha256(link);
  return toHex(link) === next.commitment;
}

/* The chains that follow another and did not come of it, or claim one that never followed; the tips are shown when all is opened. */
async function chosen(log) {
  const broken = [];
  const closed = log.chains.some(isClosed);
  for (const [at, chain] of log.chains.entries()) {
    const later = log.chains.slice(at + 1).filter(other => other.name === chain.name);
    const [next] = later;
    const wentOn = later.some(other => other.rolls?.length);
    const tipped = has(chain, 'tip');
    const holds = next ? tipped ? await comesOf(chain, next, wentOn).catch(() => false) : closed : !tipped;
    if (!holds) broken.push(next ? log.chains.indexOf(next) : at);
  }
  return broken;
}

/* The rolls of which the story shows other dice than fell: nobody could tell by the seal beside them. */
function mistold() {
  const told = record.steps.flatMap(step => [
    ...(step.x ?? []).map(x => [rollsOf(x), x.faces, x.sides]),
    ...(step.b ?? []).flatMap(board => [board.cast, ...(board.earlier ?? [])]).filter(({roll}) => roll?.index).map(({roll}) => [[`open-${roll.index}`], [roll.face], null]),
  ]);
  return new Set(told.filter(([ids, faces, sides]) => {
    const entries = ids.map(id => rollsById.get(id)?.entry);
    return !agree(entries.flatMap(entry => entry?.faces ?? []), faces) || entries.some(entry => !entry?.faces || (sides ?? entry.sides) !== entry.sides);
  }).flatMap(([ids]) => ids));
}

async function verify(log, tell = () => {}) {
  const began = performance.now();
  const salt = await saltOf(log);
  const beacon = log.protocol === PROTOCOLS[1] ? await checkRounds(log) : null;
  const all = links(log);
  const found = new Map();
  const broken = new Set();
  for (let at = 0; at < all.length; at += SLICE) {
    await Promise.all(all.slice(at, at + SLICE).map(async link => {
      const result = await checkRoll(log, salt, beacon, link);
      found.set(link.id, result);
      if (!result.linked || !result.placed) broken.add(link.which);
    }));
    tell(found.size);
    await breath();
  }
  for (const which of await chosen(log)) broken.add(which);
  const bad = [...found.values()].filter(result => !result.ok).length;
  return {found, bad, beacon, all: all.length, formed: wellFormed(log), saltAgrees: salt === log.salt, chainsHold: broken.size === 0, took: performance.now() - began,
    unrevealed: log.chains.reduce((sum, chain) => sum + (chain.unrevealed ?? 0), 0)};
}
const consistent = proof => PROTOCOLS.includes(log.protocol) && !proof.bad && proof.formed && proof.saltAgrees && proof.chainsHold && !proof.beacon?.failed.length;

/* Whoever has a network of their own knows what it will sign, so the dice may agree and prove nothing. */
const sound = proof => consistent(proof) && proof.beacon?.quicknet !== false;
