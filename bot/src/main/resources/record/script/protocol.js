/* From key to faces, as the dice protocols say. */
const PROTOCOLS = ['strategos-dice-1', 'strategos-dice-2'];
const MOST_SIDES = 100000;

/* The start of the messages that a roll's key signs. `beacon` is {round, randomness}, none in protocol 1. */
function messageStart(protocol, salt, chain, index, beacon) {
  const start = `${protocol}|${salt}|${chain}|${index}`;
  return protocol === 'strategos-dice-2' ? `${start}|${beacon?.round ?? '-'}|${beacon?.randomness ?? '-'}` : start;
}

/* Words of 32 bits, one after the other; none is taken that would favour a face. */
async function stream(key, start) {
  const sign = await signer(key);
  const used = {words: 0, passed: 0};
  let block = null;
  const word = async () => {
    const at = used.words % 8;
    if (at === 0) block = new DataView((await sign(`${start}|${used.words / 8}`)).buffer);
    used.words++;
    return block.getUint32(at * 4);
  };
  const uniform = async n => {
    if (!Number.isInteger(n) || n < 1 || n > MOST_SIDES) throw new Error('no die has such sides');
    const limit = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const got = await word();
      if (got < limit) return got % n;
      used.passed++;
    }
  };
  return {uniform, used};
}

async function recompute(entry, start) {
  const {uniform, used} = await stream(fromHex(entry.key), start);
  const result = [];
  if (entry.order) {
    entry.order.forEach((_, i) => result.push(i));
    for (let i = result.length - 1; i > 0; i--) {
      const j = await uniform(i + 1);
      [result[i], result[j]] = [result[j], result[i]];
    }
  } else {
    for (let i = 0; i < entry.faces.length; i++) result.push(await uniform(entry.sides) + 1);
  }
  return {result, used};
}

const published = entry => entry.order ?? entry.faces;
const agree = (one, other) => one.length === other.length && one.every((value, i) => value === other[i]);

/* Whether this page reckons as the published test vectors say; without that its verdicts are worth nothing. */
async function vectorsAgree() {
  if (toHex(ownSha256(encoder.encode('abc'))) !== 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad') return false;
  for (const [protocol, vectors] of [[PROTOCOLS[0], record.vectors ?? []], [PROTOCOLS[1], record.vectors2 ?? []]]) {
    for (const vector of vectors) {
      const {result} = await recompute(vector, messageStart(protocol, vector.salt, vector.chain, vector.index, vector));
      if (!agree(result, published(vector))) return false;
    }
  }
  return true;
}
