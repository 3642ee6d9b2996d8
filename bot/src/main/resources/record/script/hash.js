/* SHA-256 and HMAC: the browser's own, or the one here where a page opened as a file is not trusted with it. */
const subtle = globalThis.crypto?.subtle;
const encoder = new TextEncoder();
const toHex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
function fromHex(text) {
  if (typeof text !== 'string' || !/^([0-9a-f]{2})*$/.test(text)) throw new Error('not hex');
  return Uint8Array.from(text.match(/../g) ?? [], pair => parseInt(pair, 16));
}
function joined(...parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
}

/* The first 32 bits of the fractional parts of square and cube roots of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
const [INITIAL, ROUND_KEYS] = (() => {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every(prime => n % prime)) primes.push(n);
  const fraction = x => (x - Math.floor(x)) * 2 ** 32 | 0;
  return [primes.slice(0, 8).map(p => fraction(Math.sqrt(p))), primes.map(p => fraction(Math.cbrt(p)))];
})();
const turned = (x, n) => x >>> n | x << 32 - n;

function ownSha256(message) {
  const blocks = message.length + 8 >> 6;
  const padded = new Uint8Array((blocks + 1) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const words32 = new DataView(padded.buffer);
  words32.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  words32.setUint32(padded.length - 4, message.length << 3);
  const state = INITIAL.slice();
  const w = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 16; t++) w[t] = words32.getInt32(block + t * 4);
    for (let t = 16; t < 64; t++) {
      const [x, y] = [w[t - 15], w[t - 2]];
      w[t] = w[t - 16] + (turned(x, 7) ^ turned(x, 18) ^ x >>> 3) + w[t - 7] + (turned(y, 17) ^ turned(y, 19) ^ y >>> 10);
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let t = 0; t < 64; t++) {
      const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + (e & f ^ ~e & g) + ROUND_KEYS[t] + w[t] | 0;
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, d + first | 0, c, b, a, first + second | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => state[i] = state[i] + value | 0);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((value, i) => digest.setInt32(i * 4, value));
  return new Uint8Array(digest.buffer);
}

async function sha256(message) {
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', message)) : ownSha256(message);
}

function ownHmac(key, message) {
  const block = joined(key, new Uint8Array(64 - key.length));
  const inner = ownSha256(joined(block.map(byte => byte ^ 0x36), message));
  return ownSha256(joined(block.map(byte => byte ^ 0x5c), inner));
}

/* Says how a key of 32 bytes signs texts. */
async function signer(key) {
  if (key.length !== 32) throw new Error('a key has 32 bytes');
  if (!subtle) return text => ownHmac(key, encoder.encode(text));
  const imported = await subtle.importKey('raw', key, {name: 'HMAC', hash: 'SHA-256'}, false, ['sign']);
  return async text => new Uint8Array(await subtle.sign('HMAC', imported, encoder.encode(text)));
}
