/* The small seals beside each roll: waiting, verified or wrong, all over the page. */
const verdicts = new Map();
const rollName = id => {
  const [chain, n] = splitRoll(id);
  return chain === 'sealed' ? words.sealedRoll(n) : words.roll(n);
};
function splitRoll(id) {
  const cut = id.lastIndexOf('-');
  return [id.slice(0, cut), Number(id.slice(cut + 1))];
}

function seal(id) {
  return refreshed(html('a', {'data-roll': id, href: `#roll=${id}`}));
}

function refreshed(link) {
  const id = link.getAttribute('data-roll');
  const good = verdicts.get(id);
  link.setAttribute('class', `check ${good === undefined ? 'waiting' : good ? 'good' : 'bad'}`);
  return refill(link, good === undefined ? null : good ? tick() : cross(), html('span', {}, rollName(id) + (good === undefined ? '' : ` · ${good ? words.verified : words.wrong}`)));
}

function refreshSeals() {
  document.querySelectorAll('[data-roll]').forEach(refreshed);
}
