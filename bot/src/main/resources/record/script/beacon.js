/* The public randomness of protocol 2: each round's signature, and whether the posts that named it are older. */
const QUICKNET = '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
const QUICKNET_HASH = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
const QUICKNET_SCHEME = 'bls-unchained-g1-rfc9380';
const QUICKNET_GENESIS = 1692803367;
const QUICKNET_PERIOD = 3;
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const DISCORD_EPOCH = 1420070400000n;

async function signed48(publicKey, round, signature) {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(round));
  const bls = curves.bls12_381.shortSignatures;
  try {
    return bls.verify(fromHex(signature), bls.hash(await sha256(new Uint8Array(bytes.buffer)), DOMAIN), fromHex(publicKey));
  } catch {
    /* Not a point of the curve at all. */
    return false;
  }
}

const isQuicknet = network => network.chainHash === QUICKNET_HASH && network.scheme === QUICKNET_SCHEME && network.publicKey === QUICKNET && network.genesis === QUICKNET_GENESIS && network.period === QUICKNET_PERIOD;

/* Discord's ids hold the moment of their making. */
const snowflakeMoment = id => Number((BigInt(id) >> 22n) + DISCORD_EPOCH);
const isLocal = round => round.named === 'local';

/* The last post named it; those before it came too late for the rounds that they named. */
function namedInTime(round, network) {
  if (isLocal(round)) return true;
  const moment = (network.genesis + (round.round - 1) * network.period) * 1000;
  return list(1, isPost)(round.named) && snowflakeMoment(round.named.at(-1)) < moment;
}

/* Checks all rounds, and whether there is one for each roll: by number, whether it may be trusted, and its randomness. */
async function checkRounds(log) {
  const wanted = new Set(log.chains.flatMap(chain => chain.rolls ?? []).map(entry => entry.round).filter(round => Number.isInteger(round)));
  const rounds = new Map();
  for (const round of log.rounds ?? []) {
    const good = isRound(round) && namedInTime(round, log.network) && await signed48(log.network.publicKey, round.round, round.signature);
    const randomness = good ? toHex(await sha256(fromHex(round.signature))) : null;
    rounds.set(round.round, {round: round.round, good, randomness, local: isLocal(round)});
    await breath();
  }
  return {rounds, wanted, failed: [...new Set([...wanted, ...rounds.keys()])].filter(round => !rounds.get(round)?.good), quicknet: isQuicknet(log.network), local: [...rounds.values()].some(round => round.local)};
}
