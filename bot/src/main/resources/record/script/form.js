/* The form of a dice log, as the offline check wants it: every field there, of its kind, and none besides. What has another form
   could be read in two ways, and whoever made it could choose the one that suits. */
const MOST_CHARACTERS = 10000;
const MOST_OMEN = 100;
const MOST_NUMBER = 2 ** 31 - 1;
/* Half a surrogate pair counts too: it has no UTF-8 of its own, so that two omens would give one salt. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;
const isText = text => typeof text === 'string' && text.length <= MOST_CHARACTERS;
const isLine = text => isText(text) && text !== '' && !CONTROLS.test(text);
const isOmen = text => isText(text) && [...text].length <= MOST_OMEN && !CONTROLS.test(text);
const isDigest = text => isText(text) && /^[0-9a-f]{64}$/.test(text);
const isSignature = text => isText(text) && /^[0-9a-f]{96}$/.test(text);
const isPost = text => isText(text) && /^[1-9]\d{16,19}$/.test(text) && BigInt(text) < 1n << 64n;
const isTime = text => isText(text) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
const whole = least => number => Number.isInteger(number) && number >= least && number <= MOST_NUMBER;
const list = (least, each) => elements => Array.isArray(elements) && elements.length >= least && elements.every(each);
const has = (object, field) => Object.hasOwn(Object(object), field);

/* An object with these fields; those of `more` may be left out. */
const fields = (needed, more = {}) => object => object !== null && typeof object === 'object' && !Array.isArray(object)
  && Object.keys(needed).every(field => has(object, field))
  && Object.entries(object).every(([field, value]) => (has(needed, field) ? needed : has(more, field) ? more : {[field]: () => false})[field](value));

/* An "=" in the name of a seat would let two different tables have one salt. */
const isSeat = pair => Array.isArray(pair) && pair.length === 2 && isLine(pair[0]) && !pair[0].includes('=') && isOmen(pair[1]);
const isNetwork = fields({chainHash: isLine, scheme: isLine, publicKey: isLine, genesis: whole(0), period: whole(1)});
const isRound = fields({round: whole(1), signature: isSignature, named: named => named === 'local' || list(1, isPost)(named)});

const isRoll = beacon => roll => fields({
  index: whole(1),
  key: isDigest,
  ...(beacon ? {round: round => round === null || whole(1)(round)} : {}),
  ...(has(roll, 'order') ? {order: list(1, whole(0))} : {sides: whole(1), faces: list(1, whole(1))}),
  purpose: isText,
}, {at: isTime})(roll);

const isChain = beacon => chain => fields({name: name => name === 'open' || name === 'sealed', commitment: isDigest, rolls: list(0, isRoll(beacon))}, {unrevealed: whole(0), tip: isDigest})(chain)
  && (!has(chain, 'unrevealed') || chain.name === 'sealed' && chain.rolls.length === 0);

const twice = values => new Set(values).size < values.length;

function wellFormed(log) {
  const beacon = log.protocol === PROTOCOLS[1];
  const formed = fields({protocol: name => PROTOCOLS.includes(name), match: isLine, seats: list(1, isSeat), start: isLine, salt: isDigest, chains: list(1, isChain(beacon)),
    ...(beacon ? {network: isNetwork, rounds: list(0, isRound)} : {})});
  if (!formed(log) || twice(log.seats.map(([seat]) => seat)) || twice(log.chains.map(chain => chain.commitment)) || twice((log.rounds ?? []).map(({round}) => round))) return false;
  const opened = log.chains.some(chain => chain.name === 'sealed' && chain.rolls.length);
  return ['open', 'sealed'].every(name => log.chains.some(chain => chain.name === name)) && !(log.chains.some(isClosed) && (opened || view.over));
}

/* While its rolls are secret. */
const isClosed = chain => has(chain, 'unrevealed');
