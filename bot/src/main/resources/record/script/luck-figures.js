/* Luck drawn: the run of it, faces of each seat, means by kind of roll, fights. */
function runFigure() {
  const small = telephone.matches;
  const width = widthOf(true);
  const height = small ? 250 : 300;
  const pad = {left: 42, right: small ? 96 : 120, top: 12, bottom: 28};
  const paths = each.map(group => ({...group, path: running(group.rolls)}));
  const most = Math.max(...paths.map(group => group.dice));
  const peak = paths.flatMap(group => group.path).reduce((top, [, value]) => Math.max(top, Math.abs(value)), 2.15 * Math.sqrt(VARIANCE * most));
  const x = scale(0, most, pad.left, width - pad.right);
  const y = scale(-peak, peak, height - pad.bottom, pad.top);
  /* Where so many standard deviations end after each die: a parabola on its side. */
  const band = deviations => {
    const edge = Array.from({length: 61}, (_, i) => [most * i / 60, deviations * Math.sqrt(VARIANCE * most * i / 60)]);
    return svg('path', {class: 'band', d: points([...edge.map(([n, v]) => [x(n), y(v)]), ...edge.reverse().map(([n, v]) => [x(n), y(-v)])]) + 'Z'});
  };
  const ends = paths.map(group => ({y: y(group.off), text: `${brief(group.seat.name, 11)} ${signed(group.off, 1)}`, seat: group.seat.colour}));
  return figure(words.run, words.runNote, true, fill(chart({
    width, height, pad, y, values: ticks(-peak, peak, 5), format: value => signed(value),
    name: words.runAlt(paths.map(group => words.runEnd(group.seat.name, signed(group.off, 1))).join('; ')),
  }), {}, [
    band(2), band(1), line(pad.left, y(0), width - pad.right, y(0), 'expected'),
    paths.map(group => [
      svg('path', {class: 'line', seat: group.seat.colour, d: points(group.path.map(([n, v]) => [x(n), y(v)]))}),
      svg('circle', {class: 'dot', seat: group.seat.colour, cx: x(group.dice), cy: y(group.off), r: 4.2}),
    ]),
    spread(ends, 15, pad.top + 4, height - pad.bottom - 4).map(end => label(width - pad.right + 10, end.y + 4.5, 'name', end.text, {seat: end.seat})),
    ticks(0, most, width < 800 ? 4 : 8).filter(Number.isInteger).map(n => label(x(n), height - 8, 'middle', number(n))),
    label(width - pad.right + 10, height - 8, 'start', small ? words.thrownShort : words.thrown),
    label(x(most) - 8, y(-1.84 * Math.sqrt(VARIANCE * most)) + 4, 'end', words.within),
  ]));
}

function facesFigure({seat, faces, dice, sum, off}) {
  const width = widthOf(false);
  const height = 210;
  const pad = {left: 42, right: 12, top: 12, bottom: 30};
  const expected = dice / 6;
  const reach = 2 * Math.sqrt(dice * 5 / 36);
  const y = scale(0, Math.max(...faces, expected + reach, 1), height - pad.bottom, pad.top);
  const slot = (width - pad.left - pad.right) / 6;
  const foot = height - pad.bottom;
  const bar = (n, i) => {
    const middle = pad.left + slot * (i + .5);
    const [high, low] = [y(expected + reach), y(Math.max(0, expected - reach))];
    return [
      svg('rect', {class: 'bar', seat: seat.colour, x: middle - slot * .3, width: slot * .6, y: y(n), height: foot - y(n), rx: 2}),
      svg('path', {class: 'whisker', d: `M${middle} ${high}V${low}M${middle - 6} ${high}h12M${middle - 6} ${low}h12`}),
      label(middle - slot * .3 + 6, foot - 8, 'inside', number(n)),
      die(i + 1, 6, {x: middle - 10, y: height - 25, width: 20, height: 20}),
    ];
  };
  return figure(seat.name, words.seatFell(dice, sum, halves(MEAN * dice, dice), signedHalves(off, dice), further(off, dice)), false, fill(chart({
    width, height, pad, y, values: ticks(0, Math.max(...faces, expected + reach, 1), 4).filter(Number.isInteger),
    name: words.facesAlt(seat.name, faces.join(', '), number(expected, 1)),
  }), {}, [faces.map(bar), line(pad.left, y(expected), width - pad.right, y(expected), 'expected')]));
}

function kindsFigure() {
  const kinds = tallyKinds(16);
  if (!kinds.length) return null;
  const small = telephone.matches;
  const width = widthOf(true);
  const row = 29;
  const below = 16;
  const pad = {left: small ? 170 : 244, right: small ? 14 : 60, top: 26, bottom: 10};
  const names = kinds.map(kind => inLines(kind.name, small ? 20 : 31));
  const tall = name => row + (name.length - 1) * below;
  const bottoms = names.reduce((sums, name) => [...sums, (sums.at(-1) ?? pad.top) + tall(name)], []);
  const height = bottoms.at(-1) + pad.bottom;
  const x = scale(1, 6, pad.left, width - pad.right);
  const disc = (group, i, of, y) => svg('circle', {class: 'dot', seat: group.seat.colour, cx: x(group.mean), cy: y + (i - (of - 1) / 2) * 2.2, r: 4 + 4.5 * Math.sqrt(6 * group.dice / all.dice)},
    svg('title', {}, words.kindMean(group.seat.name, group.dice, number(group.mean, 2))));
  const kindRow = (kind, i) => {
    const y = bottoms[i] - tall(names[i]) / 2;
    const reach = 2 * Math.sqrt(VARIANCE / kind.seats.reduce((least, group) => Math.min(least, group.dice), Infinity));
    const [low, high] = [x(Math.max(1, MEAN - reach)), x(Math.min(6, MEAN + reach))];
    return [
      line(pad.left, y, width - pad.right, y, 'grid'),
      names[i].map((part, n) => label(pad.left - 36, y + 4.5 + (n - (names[i].length - 1) / 2) * below, 'end strong', part)),
      label(pad.left - 8, y + 4.5, 'end', number(kind.dice)),
      svg('rect', {class: 'band', x: low, width: high - low, y: y - 8, height: 16, rx: 8}),
      kind.seats.map((group, j) => disc(group, j, kind.seats.length, y)),
    ];
  };
  const alt = kinds.map(kind => `${kind.name}: ${kind.seats.map(group => `${group.seat.name} ${number(group.mean, 1)}`).join(', ')}`).join('; ');
  const legend = throwers.map(seat => html('span', {class: 'key'}, html('i', {class: 'swatch', seat: seat.colour}), brief(seat.name, 24)));
  return figure(words.kinds, [words.kindsNote, ' ', legend], true, svg('svg', {class: 'plot', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': words.kindsAlt(alt)},
    [1, 2, 3, 4, 5, 6].map(face => [line(x(face), pad.top - 4, x(face), height - pad.bottom, 'grid'), die(face, 6, {x: x(face) - 9, y: 0, width: 18, height: 18})]),
    kinds.map(kindRow),
    line(x(MEAN), pad.top - 6, x(MEAN), height - pad.bottom, 'expected')));
}

function fightsFigure() {
  if (!fights.length) return null;
  const {known, promised, had, off} = reckonFights();
  const thrownBy = board => [html('i', {class: 'swatch', seat: throwersColour(board)}), board.cast.title];
  const row = ({at, board, chance}) => html('tr', {},
    html('td', {}, html('a', {href: `#v=${orderOf(at)}`}, board.title), html('div', {class: 'narrow'}, thrownBy(board))),
    html('td', {class: 'roomy'}, thrownBy(board)),
    html('td', {class: 'roomy'}, board.cast.steps.map(([figure]) => minus(figure)).join(', ')),
    html('td', {class: 'number'}, chance === null ? '–' : `${Math.round(chance * 100)}%`),
    html('td', {}, die(board.cast.roll.face, board.grid.rows.length)),
    html('td', {}, board.cast.roll.sentence));
  const kinds = ['', 'roomy', 'roomy', 'number', '', ''];
  return figure(words.fights, known ? words.fightsNote(known, number(promised, 1), number(had), off === null ? '' : signed(off, 1)) : words.fightsPlain, true,
    html('div', {class: 'table', tabindex: 0, role: 'region', 'aria-label': words.fights}, html('table', {},
      html('thead', {}, html('tr', {}, words.fightHeads.map((head, i) => html('th', {scope: 'col', class: kinds[i] || null}, head)))),
      html('tbody', {}, fights.map(row)))));
}

function showLuck() {
  refill($('luck-lead'), luckInWords());
  refill($('luck-figures'), each.length ? [runFigure(), each.map(facesFigure), kindsFigure()] : null, fightsFigure());
}
