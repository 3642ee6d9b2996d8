/* The table of all rolls. A row opens to its key, its hash, its message and the faces that come of them; to the keyboard it is one stop. */
const SHORT = 40;
const rowsById = new Map();
const listed = values => values.slice(0, SHORT).join(' ') + (values.length > SHORT ? ' …' : '');

function fellOf(roll) {
  const cards = cardsOf(roll.id);
  if (cards) return cards.join(', ');
  return roll.entry.order ? words.shuffled(roll.entry.order.length) : roll.entry.faces.map(face => die(face, roll.entry.sides));
}

const orderLink = (roll, tabindex) => html('a', {href: `#v=${orderOf(roll.step)}`, tabindex}, words.orderLink(orderOf(roll.step)));

function rollRow(roll) {
  const button = html('button', {type: 'button', class: 'opens', 'aria-expanded': 'false', 'aria-label': rollName(roll.id)}, roll.chain === 'sealed' ? `s${number(roll.n)}` : number(roll.n));
  const row = html('tr', {id: `row-${roll.id}`, class: 'roll', on: {click: event => {
    if (!event.target.closest('a')) toggleRow(roll);
  }}},
  html('td', {class: 'number'}, button),
  html('td', {}, roll.by ? [html('i', {class: 'swatch', seat: seatColour(roll.by)}), seatName(roll.by)] : '–'),
  html('td', {}, roll.purpose),
  html('td', {}, fellOf(roll)),
  html('td', {class: 'screen'}, roll.step === undefined ? '' : orderLink(roll, -1)),
  html('td', {}, refreshed(html('span', {'data-roll': roll.id}))));
  rowsById.set(roll.id, {roll, row, button, search: `${roll.n} ${roll.purpose} ${roll.by ? seatName(roll.by) : ''} ${(cardsOf(roll.id) ?? []).join(' ')}`.toLowerCase()});
  return row;
}

function beaconLine(round) {
  if (round === undefined || !proof.beacon) return null;
  if (round === null) return html('li', {}, words.how.noRound);
  return html('li', {}, words.how.round(round.round), html('code', {}, round.randomness ?? '–'), round.good ? null : words.how.badRound);
}

function workings(roll) {
  const found = proof?.found.get(roll.id);
  const told = words.how;
  if (!found) return words.notYet;
  if (!found.result) return told.unread;
  return html('ol', {},
    html('li', {}, told.key, html('code', {}, roll.entry.key)),
    html('li', {}, told.hash, html('code', {}, found.hash), found.linked ? told.linked(found.place === 1) : [told.unlinked, html('code', {}, found.before)], found.placed ? null : told.index(roll.entry.index, found.place)),
    beaconLine(found.round),
    html('li', {}, told.hmac, html('code', {}, `${found.start}|0`), told.gives(found.used.words, found.used.passed)),
    html('li', {}, told.recomputed, html('b', {}, listed(found.result)), found.same ? told.same : told.differs(listed(published(roll.entry)))),
    cardsOf(roll.id) ? html('li', {}, told.cards, cardsOf(roll.id).join(', ')) : null,
    roll.step === undefined ? null : html('li', {class: 'screen'}, told.ordered, orderLink(roll)));
}

function closeRow({row, button}) {
  if (row.nextElementSibling?.classList.contains('workings')) row.nextElementSibling.remove();
  button.setAttribute('aria-expanded', 'false');
}

function openRow(known) {
  closeRow(known);
  known.row.after(html('tr', {class: 'workings'}, html('td', {colspan: 6}, workings(known.roll))));
  known.button.setAttribute('aria-expanded', 'true');
}

function toggleRow(roll) {
  const known = rowsById.get(roll.id);
  if (known.button.getAttribute('aria-expanded') === 'true') closeRow(known);
  else openRow(known);
}

/* Hides what the filter leaves out, marks what is wrong, closes rows whose workings may have changed. */
function showRolls() {
  const sought = $('find-roll').value.trim().toLowerCase();
  const whose = $('whose').value;
  let found = 0;
  for (const known of rowsById.values()) {
    const {roll, row, search} = known;
    const fits = (!whose || roll.by === whose || whose === '=sealed' && roll.chain === 'sealed') && (!sought || (/^\d+$/.test(sought) ? String(roll.n) === sought : search.includes(sought)));
    closeRow(known);
    row.hidden = !fits;
    row.classList.toggle('bad', verdicts.get(roll.id) === false);
    if (fits) found++;
  }
  refill($('rolls-found'), count(found, 'roll'));
}

/* Leads to a roll by its address. */
function showRoll(id) {
  const known = rowsById.get(id);
  if (!known) return;
  $('find-roll').value = '';
  $('whose').value = '';
  showRolls();
  openRow(known);
  known.row.scrollIntoView({block: 'center'});
  known.button.focus({preventScroll: true});
}

/* The table is laid out once, when all is checked: thousands of rows would be laid out again at each slice of the check. */
async function listRolls() {
  refill($('whose'), html('option', {value: ''}, words.everySeat), record.seats.filter(seat => rolls.some(roll => roll.by === seat.id)).map(seat => html('option', {value: seat.id}, brief(seat.name, 30))),
    rolls.some(roll => roll.chain === 'sealed') ? html('option', {value: '=sealed'}, words.sealedDraws) : null);
  $('find-roll').addEventListener('input', showRolls);
  $('whose').addEventListener('change', showRolls);
  for (let at = 0; at < rolls.length; at += 500) {
    $('rolls').append(...rolls.slice(at, at + 500).map(rollRow));
    await breath();
  }
}
