/* The results of the check, what was published, and the trial with one die turned over. */
let proof = null;
let vectorsGood = false;
let misshown = new Set();

function result(kind, big, unit, text) {
  return html('div', {class: `proof ${kind}`}, html('b', {class: 'big'}, big, unit ? html('small', {}, ` ${unit}`) : null), html('p', {}, text));
}

function rollsResult({all, bad, took}) {
  const told = words.proofs;
  const dice = rolls.reduce((sum, roll) => sum + (roll.entry.faces?.length ?? 0), 0);
  return result(bad ? 'bad' : 'good', told.rolls(all - bad, all), told.rollsUnit, bad ? told.rollsBad(bad) : all ? told.rollsGood(Math.round(took), dice) : told.rollsNone);
}

function sealedResult({unrevealed}) {
  const told = words.proofs;
  const opened = rolls.filter(roll => roll.chain === 'sealed').length;
  if (unrevealed) return result('waiting', told.sealed(unrevealed), null, told.sealedShut);
  return opened ? result('good', told.sealed(opened), null, told.sealedOpen) : result('good', told.sealedNone, null, told.sealedNever(view.over));
}

function beaconResult({wanted, failed, quicknet, local}) {
  const told = words.proofs;
  const without = rolls.filter(roll => roll.entry.round === null).length;
  const note = failed.length ? told.beaconFailed(failed.join(', ')) : !quicknet ? told.beaconOther : local ? told.beaconLocal : told.beacon;
  return result(failed.length || !quicknet ? 'bad' : local ? 'waiting' : 'good', (failed.length ? told.beaconBad(failed.length) : told.beaconGood(wanted.size)), null, note + (without ? told.withoutBeacon(without) : ''));
}

function showProof(tampered) {
  const told = words.proofs;
  refill($('proofs'),
    rollsResult(proof),
    proof.formed ? null : result('bad', told.formBad, null, told.form),
    misshown.size ? result('bad', told.storyBad, null, told.story(misshown.size)) : null,
    result(proof.saltAgrees ? 'good' : 'bad', proof.saltAgrees ? told.saltGood : told.saltBad, null, told.salt),
    result(proof.chainsHold ? 'good' : 'bad', proof.chainsHold ? told.chainsGood : told.chainsBad, null, told.chains),
    proof.beacon ? beaconResult(proof.beacon) : null,
    sealedResult(proof));
  showTrust();
  const trusted = vectorsGood && !misshown.size;
  const good = sound(proof) && trusted;
  $('seal').setAttribute('class', `seal ${good ? 'good' : 'bad'}`);
  refill($('seal'), good ? tick() : cross(), html('span', {}, good ? (proof.all ? words.sealGood(proof.all) : words.sealNone) : tampered ? words.sealTampered : consistent(proof) && trusted ? words.sealOther : words.sealBad));
  verdicts.clear();
  proof.found.forEach((found, id) => verdicts.set(id, found.ok && !misshown.has(id)));
  refreshSeals();
  return good;
}

function showTrust() {
  refill($('trust'), words.trust[log.protocol] ?? '', ` ${words.hashedBy(!subtle)}${words.vectors(vectorsGood)}`);
}

function showPublished() {
  const told = words.published;
  const seen = {};
  const commitments = log.chains.map(chain => {
    seen[chain.name] = (seen[chain.name] ?? 0) + 1;
    return [(told[chain.name] ?? chain.name) + (seen[chain.name] > 1 ? told.next(seen[chain.name]) : ''), chain.commitment];
  });
  const rows = [[told.match, log.match], ...commitments, [told.start, log.start], [told.salt, log.salt], ...log.seats.map(([seat, omen]) => [told.omen(seatName(seat)), omen]), ...(log.network ? [[told.network, log.network.chainHash]] : [])];
  refill($('published'), rows.map(([name, value]) => [html('dt', {}, name), html('dd', {}, html('code', {}, value))]));
  refill($('dice-lead'), words.diceLead[log.protocol] ?? words.unknownProtocol(log.protocol));
}

/* A copy of the log with one die of its middle roll turned over. */
function turnedOver() {
  const copy = structuredClone(log);
  const thrown = copy.chains.flatMap(chain => chain.rolls ?? []).filter(entry => entry.faces?.length && entry.sides > 1);
  const entry = thrown[Math.floor(thrown.length / 2)];
  entry.faces[0] = entry.faces[0] % entry.sides + 1;
  return copy;
}

async function tamper() {
  const button = $('tamper');
  const on = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(on));
  refill(button, on ? words.untamper : words.tamper);
  proof = await verify(on ? turnedOver() : log);
  showProof(on);
  showRolls();
  const wrong = [...proof.found].find(([, found]) => !found.ok);
  if (on && wrong) showRoll(wrong[0]);
}

async function prove() {
  $('tamper').addEventListener('click', tamper);
  $('tamper').hidden = !rolls.some(roll => roll.entry.faces?.length && roll.entry.sides > 1);
  vectorsGood = await vectorsAgree();
  let good = false;
  try {
    showPublished();
    misshown = mistold();
    proof = await verify(log, done => refill($('seal'), html('span', {}, words.checking(done))));
    good = showProof(false);
    showRolls();
  } catch {
    /* What is no log at all cannot be reckoned with. */
    $('seal').setAttribute('class', 'seal bad');
    refill($('seal'), cross(), html('span', {}, words.sealBad));
  }
  $('rolls').hidden = false;
  document.documentElement.setAttribute('data-verified', good ? 'yes' : 'no');
}
