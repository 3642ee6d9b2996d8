/* How it went: each measure over all steps. A click leads the map there; an orange line shows where it stands. */
/* A line of steps: level until a value changes, broken where there is none. */
function stairs(values, x, y) {
  let path = '';
  let last = null;
  values.forEach((value, at) => {
    if (value === null) {
      if (last !== null) path += `H${x(at).toFixed(1)}`;
    } else if (last === null) {
      path += `M${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    } else if (value !== last) {
      path += `H${x(at).toFixed(1)}V${y(value).toFixed(1)}`;
    }
    last = value;
  });
  return last === null ? path : path + `H${x(values.length - 1).toFixed(1)}`;
}

const lastOf = values => values.findLastIndex(value => value !== null);

function range(measure) {
  const values = measure.lines.flatMap(each => each.v).filter(value => value !== null);
  const low = values.reduce((a, b) => Math.min(a, b), measure.zero === false ? Infinity : 0);
  const high = values.reduce((a, b) => Math.max(a, b), low + 1);
  const most = Math.max(-low, high, 3);
  if (!values.length) return [0, 1];
  return measure.diverging ? [-most, most] : [low, high];
}

let clips = 0;
/* A score that leans to one of two sides: filled above the line in one's colour, below it in the other's. */
function leaning(measure, path, {x, y, width, height, pad}) {
  const id = `clip-${++clips}`;
  const area = `${path}V${y(0)}H${x(0)}Z`;
  return [
    svg('clipPath', {id: id + 'a'}, svg('rect', {x: 0, y: 0, width, height: y(0)})),
    svg('clipPath', {id: id + 'b'}, svg('rect', {x: 0, y: y(0), width, height: height - y(0)})),
    svg('path', {d: area, class: 'area', seat: styleColour(measure.high), 'clip-path': `url(#${id}a)`}),
    svg('path', {d: area, class: 'area', seat: styleColour(measure.low), 'clip-path': `url(#${id}b)`}),
    svg('path', {d: path, class: 'line ink'}),
    label(width - pad.right + 8, pad.top + 12, 'name', brief(measure.highName, 13), {seat: styleColour(measure.high)}),
    label(width - pad.right + 8, height - pad.bottom - 5, 'name', brief(measure.lowName, 13), {seat: styleColour(measure.low)}),
  ];
}

function named(measure, {x, y, width, height, pad}) {
  const ends = measure.lines.filter(each => lastOf(each.v) >= 0).map(each => ({y: y(each.v[lastOf(each.v)]), text: `${brief(each.name, 11)} ${number(each.v[lastOf(each.v)])}`, seat: styleColour(each.style)}));
  return [
    measure.lines.map(each => svg('path', {d: stairs(each.v, x, y), class: 'line', seat: styleColour(each.style)})),
    spread(ends, 15, pad.top + 4, height - pad.bottom - 2).map(end => label(width - pad.right + 8, end.y + 4.5, 'name', end.text, {seat: end.seat})),
  ];
}

function course(measure) {
  const wide = measure.wide && !telephone.matches;
  const width = widthOf(wide);
  const height = wide ? 300 : 230;
  const pad = {left: 48, right: 96, top: 12, bottom: 26};
  const [low, high] = range(measure);
  const x = scale(0, LAST, pad.left, width - pad.right);
  const y = scale(low, high, height - pad.bottom, pad.top);
  const ends = measure.lines.filter(each => lastOf(each.v) >= 0).map(each => words.measureEnd(each.name, number(each.v.find(value => value !== null)), number(each.v[lastOf(each.v)])));
  const field = {x, y, width, height, pad};
  const foot = height - pad.bottom;
  const drawn = fill(chart({...field, name: words.measure(measure.name, ends.join('; ')), values: ticks(low, high, 4).filter(Number.isInteger), format: measure.diverging ? value => number(Math.abs(value)) : number}), {}, [
    line(pad.left, foot, width - pad.right, foot, 'axis'),
    labelled(x, 44).map(turn => [line(x(turn.at), foot, x(turn.at), foot + 4, 'axis'), label(x(turn.at), height - 7, 'middle', brief(turn.label, 8))]),
    measure.diverging ? leaning(measure, stairs(measure.lines[0].v, x, y), field) : named(measure, field),
  ]);
  const cursor = line(0, pad.top - 4, 0, foot, 'cursor');
  drawn.append(cursor);
  cursors.push(step => ['x1', 'x2'].forEach(end => cursor.setAttribute(end, x(step))));
  drawn.classList.add('seek');
  drawn.addEventListener('click', event => {
    const rect = drawn.getBoundingClientRect();
    byHand(((event.clientX - rect.left) / rect.width * width - pad.left) / (width - pad.left - pad.right) * LAST);
  });
  return figure(measure.name, measure.note ?? '', measure.wide, drawn);
}

function showCourses() {
  cursors.length = 0;
  refill($('course-lead'), words.course(ORDERS, rolls.length), record.measures.length ? html('span', {class: 'screen'}, words.courseClick) : null);
  refill($('courses'), record.measures.map(course));
  cursors.forEach(move => move(now));
}
