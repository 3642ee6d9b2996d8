/* What all charts share: scales, ticks, axes, labels that do not cover each other. Inline SVG, coloured by the style sheet. */
/* Charts are drawn anew for screens of other breadth and for paper, so that their type stays readable there: in each the wide ones
   and those of which two stand side by side are nearly as broad on the screen as they are drawn. */
const onPaper = matchMedia('print');
const telephone = matchMedia('screen and (max-width: 720px)');
const desk = matchMedia('screen and (min-width: 1121px)');
const BREADTHS = [[telephone, 364, 364], [narrow, 720, 340], [desk, 1120, 536], [onPaper, 760, 370]];
const widthOf = wide => {
  const [, whole, half] = BREADTHS.find(([medium]) => medium.matches) ?? [null, 880, 417];
  return wide ? whole : half;
};
const scale = (from, to, start, end) => value => start + (value - from) / (to - from || 1) * (end - start);

/* Round values from low to high, about so many; whole ones where they are larger than one. */
function ticks(low, high, about) {
  const rough = (high - low) / about || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map(k => k * power).find(k => k >= rough - 1e-9 && (k < 1 || Number.isInteger(k)));
  const values = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9; k++) values.push(Number((k * step).toFixed(6)));
  return values;
}

const line = (x1, y1, x2, y2, kind) => svg('line', {x1, y1, x2, y2, class: kind});
const label = (x, y, kind, text, more = {}) => svg('text', {x, y, class: kind, ...more}, text);

/* An empty chart with lines across at the ticks of its y scale. `pad` is what is left round the field. */
function chart({width, height, pad, name, y, values, format = number}) {
  return svg('svg', {class: 'plot', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': name},
    values.map(value => [
      line(pad.left, y(value), width - pad.right, y(value), value === 0 ? 'axis' : 'grid'),
      label(pad.left - 7, y(value) + 4.2, 'end', format(value)),
    ]));
}

/* Moves labels apart so that none covers another. */
function spread(labels, gap, low, high) {
  labels.sort((a, b) => a.y - b.y);
  labels.reduce((last, each) => each.y = Math.max(each.y, last + gap), low - gap);
  labels.reduceRight((last, each) => each.y = Math.min(each.y, last - gap), high + gap);
  return labels;
}

const points = list => 'M' + list.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

function figure(title, note, wide, ...content) {
  return html('figure', {class: wide ? 'figure wide' : 'figure'}, html('figcaption', {}, html('h3', {class: 'serif'}, title), html('p', {}, note)), content);
}
