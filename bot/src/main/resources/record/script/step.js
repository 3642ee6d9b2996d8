/* One step in words: its story, its dice, its fights with the column of the chart, and who is next. */
function modifier([figure, cause]) {
  const sign = /^\+/.test(figure) ? ' plus' : /^[-−]/.test(figure) ? ' less' : '';
  return html('span', {class: 'modifier' + sign}, html('b', {}, minus(figure)), cause);
}
const outcome = text => text ? [leads(), html('span', {class: 'outcome'}, text)] : [];
const boxed = text => text ? html('span', {class: 'column'}, minus(text)) : null;

function strip(x) {
  return html('div', {class: 'strip', seat: styleColour(x.style)},
    html('div', {class: 'head'}, html('b', {}, x.title), html('span', {class: 'checks'}, rollsOf(x).map(seal))),
    html('div', {class: 'row'}, html('span', {class: 'dice'}, x.faces.map(face => die(face, x.sides))), (x.mods ?? []).map(modifier),
      x.total ? html('span', {class: 'total'}, html('span', {'aria-hidden': 'true'}, '= '), minus(x.total)) : null,
      boxed(x.column), outcome(x.result)));
}

/* The attacker stands last of the two camps. */
const attacker = board => board.camps.at(-1);
const columnOf = board => board.grid.rows.map(row => row[board.grid.column]);
/* Whose throw it was: in some games both sides throw in a fight, and the board shows the last throw. */
const throwersColour = board => seatColour(causes.get(`open-${board.cast.roll?.index}`)?.by) ?? styleColour(attacker(board).style);
const thrower = board => board.camps.findLast(camp => styleColour(camp.style) === throwersColour(board)) ?? attacker(board);
/* The chart tells what is good for the attacker: in a throw of the defender that is what is bad. */
const isGood = (board, {favour}) => (thrower(board) === attacker(board) ? favour : -favour) > 0;
/* The chance of a good result for who threw, where the engine knows it and the chart tells good from bad. */
function chanceOf(board) {
  const known = (board.chances ?? []).filter(chance => chance.favour !== 0);
  return known.length ? {of: known.filter(chance => isGood(board, chance)).reduce((sum, chance) => sum + chance.of, 0), in: known[0].in} : null;
}

/* The row of the chart that was thrown: that of the face, or of the face with what is added to it; none where it is neither. */
function rowThrown(board) {
  const roll = board.cast.roll;
  if (!roll) return -1;
  const added = board.cast.added.reduce((sum, [figure]) => sum + (parseInt(figure.replace('−', '-'), 10) || 0), 0);
  const column = columnOf(board);
  return [roll.face, roll.face + added].map(face => Math.min(column.length, Math.max(1, face)) - 1).find(row => column[row][0] === roll.result) ?? -1;
}

function boardStrip(board) {
  const {steps, added, roll} = board.cast;
  const cells = columnOf(board);
  const hit = rowThrown(board);
  const chance = chanceOf(board);
  return html('div', {class: 'strip', seat: throwersColour(board)},
    html('div', {class: 'head'}, html('b', {}, board.title), roll?.index ? seal(`open-${roll.index}`) : null),
    html('p', {class: 'throw'}, roll ? board.cast.title : board.subtitle),
    html('div', {class: 'row'}, roll ? html('span', {class: 'dice'}, die(roll.face, cells.length)) : null, steps.slice(0, -1).map(modifier), added.map(modifier), boxed(steps.at(-1)?.[0]), outcome(roll?.sentence)),
    html('div', {class: 'cells', role: 'img', 'aria-label': words.column(cells.map(([code], row) => `${row + 1} ${code}`).join(', '))},
      cells.map(([code, favour], row) => html('span', {class: `${favour > 0 ? 'good' : favour < 0 ? 'bad' : ''}${row === hit ? ' hit' : ''}`}, code, html('small', {}, row + 1)))),
    chance ? html('p', {class: 'odds'}, words.chance(thrower(board).name, chance.of, chance.in)) : null);
}

/* Who decided; nobody alone what all have agreed on. */
const deciderOf = step => step.s && step.o !== 'players' ? seatName(step.s) : '';

function headOf(step) {
  if (now === 0) return words.opening;
  if (now === LAST && view.over) return words.end;
  return deciderOf(step) || (step.k === 'start' ? words.begins : words.goesOn);
}

function whoOf(step) {
  if (now === 0) return words.toCome(seats.size, ORDERS);
  const source = words.sources[step.o] ?? '';
  return [words.orderOf(orderOf(now), ORDERS), now === LAST && view.over ? deciderOf(step) : '', source, dateOf(now)].filter(Boolean).join(' · ');
}

function tellStep() {
  const step = record.steps[now];
  const boards = step.b ?? [];
  const fought = new Set(boards.map(board => `open-${board.cast.roll?.index}`));
  const lines = linesOf(now).map(([line, rule]) => html('li', {}, line, rule ? html('span', {class: 'rule-cited'}, ' ' + rule) : null));
  refill($('step'),
    html('h3', {class: 'serif'}, headOf(step)),
    html('p', {class: 'who'}, whoOf(step)),
    step.u !== undefined ? html('p', {class: 'back-to'}, alone.has(now) ? words.takenBackAlone(alone.get(now)) : words.takenBack(step.u)) : null,
    struck.has(now) ? html('p', {class: 'back-to'}, words.struck) : null,
    lines.length ? html('ul', {class: struck.has(now) ? 'struck' : null}, lines) : html('p', {class: 'who'}, now === 0 ? words.howToStep : words.nothing),
    boards.map(boardStrip),
    (step.x ?? []).filter(x => !fought.has(`${x.chain}-${x.index}`)).map(strip),
    step.w?.length && !(now === LAST && view.over) ? html('p', {class: 'next'}, html('b', {}, step.w.map(([seat]) => seatName(seat)).join(', ')), ': ' + step.w[0][1]) : null);
}

let panelsTold = '';
function tellPanels() {
  const key = JSON.stringify(record.steps[now].p);
  if (key === panelsTold) return;
  panelsTold = key;
  refill($('panels'), panels(now));
}

/* Three steps with a story before this one, a dozen after it. */
const BEFORE = 3;
const AFTER = 12;
function tellAround() {
  const near = [now];
  for (let at = now - 1; at >= 0 && near.length <= BEFORE; at--) if (at === 0 || linesOf(at).length) near.unshift(at);
  const end = near.length + AFTER;
  for (let at = now + 1; at <= LAST && near.length < end; at++) if (linesOf(at).length) near.push(at);
  refill($('around'), near.map(at => html('li', {class: at < now ? 'past' : at === now ? 'here' : null, 'aria-current': at === now ? 'step' : null},
    html('a', {href: `#v=${orderOf(at)}`, tabindex: -1, class: struck.has(at) ? 'struck' : null}, html('b', {}, number(orderOf(at))), at ? linesOf(at)[0]?.[0] ?? '…' : words.opening))));
}

function tellPosition() {
  const told = (record.steps[now].a ?? []).map(textOf);
  canvas.setAttribute('aria-label', words.map(told.slice(0, 3).join(' ')));
  if ($('words').open) refill($('position'), told.map(line => html('li', {}, line)));
}
$('words').addEventListener('toggle', tellPosition);
