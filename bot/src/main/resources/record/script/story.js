/* The whole story, turn by turn, each line with the number of its order; what was taken back is struck out. */
const tale = [];

function tellTale() {
  let chapter = null;
  const parts = [];
  record.steps.forEach((step, at) => {
    if (!linesOf(at).length && step.u === undefined) return;
    if (dateOf(at) !== chapter) {
      chapter = dateOf(at);
      parts.push(chapter ? html('h3', {class: 'serif'}, chapter) : null);
    }
    const told = linesOf(at).map(([line], i) => html('p', {class: struck.has(at) ? 'struck' : null}, i ? html('span', {class: 'order'}) : html('a', {class: 'order', href: `#v=${orderOf(at)}`, tabindex: -1}, number(orderOf(at))), struck.has(at) ? html('del', {}, line) : line));
    if (step.u !== undefined) told.push(html('p', {class: 'back-to'}, html('span', {class: 'order'}), alone.has(at) ? words.struckOutAlone(alone.get(at)) : words.struckOut(step.u)));
    told.forEach(line => tale.push({line, text: line.textContent.toLowerCase()}));
    parts.push(told);
  });
  refill($('tale'), parts);
  findLines();
}

function findLines() {
  const sought = $('find-line').value.trim().toLowerCase();
  let found = 0;
  for (const {line, text} of tale) {
    line.hidden = sought !== '' && !text.includes(sought);
    if (!line.hidden) found++;
  }
  for (const heading of $('tale').querySelectorAll('h3')) {
    let next = heading.nextElementSibling;
    while (next?.hidden) next = next.nextElementSibling;
    heading.hidden = !next || next.tagName === 'H3';
  }
  refill($('lines-found'), words.lines(found));
}
$('find-line').addEventListener('input', findLines);
