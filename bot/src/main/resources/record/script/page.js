/* Building the page. Every word of the data reaches it as a text node or an attribute, never as markup. */
const SVG = 'http://www.w3.org/2000/svg';
const $ = id => document.getElementById(id);

/* Attributes by name, but: `seat` is a colour, `on` holds listeners; what is null or false is left out. */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'seat') element.style.setProperty('--seat', value);
    else if (name === 'on') for (const [event, does] of Object.entries(value)) element.addEventListener(event, does);
    else element.setAttribute(name, value === true ? '' : value);
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) element.append(child instanceof Node ? child : String(child));
  }
  return element;
}
const html = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);
const svg = (tag, attributes = {}, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);
function refill(element, ...children) {
  element.replaceChildren();
  return fill(element, {}, children);
}

/* Numbers as people read them: a true minus, thousands apart. What writes them is made once: it is dear, and there are thousands. */
const writers = [0, 1, 2].map(digits => new Intl.NumberFormat('en-GB', {minimumFractionDigits: digits, maximumFractionDigits: digits}));
const number = (n, digits = 0) => (n < 0 ? '−' : '') + writers[digits].format(Math.abs(n));
const signed = (n, digits = 0) => (Number(Math.abs(n).toFixed(digits)) === 0 ? '' : n > 0 ? '+' : '−') + number(Math.abs(n), digits);
const minus = text => String(text).replace(/^-/, '−');
function brief(text, most) {
  const letters = [...String(text)];
  return letters.length > most ? letters.slice(0, most - 1).join('') + '…' : String(text);
}
/* The same in lines of so many letters, parted between words, where a few lines have room for it. */
function inLines(text, most) {
  const lines = String(text).split(' ').reduce(([last, ...before], word) =>
    last && [...last, ...word].length >= most ? [word, last, ...before] : [last ? `${last} ${word}` : word, ...before], ['']).reverse();
  return lines.length > 3 ? [brief(text, most)] : lines.map(part => brief(part, most));
}
const day = instant => instant ? html('time', {datetime: instant.slice(0, 10)}, instant.slice(0, 10)) : null;

/* Icons. */
const icon = (...shapes) => svg('svg', {viewBox: '0 0 20 20', 'aria-hidden': 'true', class: 'icon'}, shapes);
const badge = path => icon(svg('circle', {cx: 10, cy: 10, r: 9, fill: 'currentColor'}), svg('path', {d: path, class: 'cut'}));
const tick = () => badge('M5.6 10.4l3 3 5.8-6.2');
const cross = () => badge('M6.5 6.5l7 7m0-7l-7 7');
const triangle = () => icon(svg('path', {d: 'M6 3.5v13l10.5-6.5z', fill: 'currentColor'}));
const bars = () => icon(svg('path', {d: 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z', fill: 'currentColor'}));
const leads = () => svg('svg', {viewBox: '0 0 26 18', 'aria-hidden': 'true', class: 'leads'}, svg('path', {d: 'M1 6h13V1l11 8-11 8v-5H1z', fill: 'currentColor'}));

/* A die. Its pips are dots of one line, since a record may show thousands of dice. */
const PIPS = {1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9]};
const pips = face => PIPS[face].map(at => `M${10 + (at - 1) % 3 * 10} ${10 + Math.floor((at - 1) / 3) * 10}h0`).join('');

function die(face, sides, at = {}) {
  return svg('svg', {class: 'die', viewBox: '0 0 40 40', role: 'img', 'aria-label': words.die(face, sides), ...at},
    svg('rect', {x: 1.5, y: 1.5, width: 37, height: 37, rx: 7, class: 'body'}),
    sides === 6 && PIPS[face] ? svg('path', {d: pips(face), class: 'pips'}) : svg('text', {x: 20, y: 27, class: 'figure'}, brief(face, 4)));
}
