/* What stands beside the map: a balance, a card for each side, figures. A track or a dial only tells the date again, and a table
   what the strips say of their dice. */
function balancePanel(panel) {
  const width = 340;
  const edge = 14;
  const x = value => edge + (value - panel.from) / (panel.to - panel.from) * (width - 2 * edge);
  const middle = x((panel.from + panel.to) / 2);
  const notches = [];
  for (let value = panel.from; value <= panel.to; value++) notches.push(svg('path', {d: `M${x(value)} 22v9`, class: value % 5 ? 'notch' : 'notch five'}));
  return svg('svg', {class: 'plot balance', viewBox: `0 0 ${width} 52`, role: 'img', 'aria-label': `${panel.name}: ${panel.figure}. ${panel.lowName}, ${panel.highName}`},
    svg('rect', {x: edge, y: 22, width: middle - edge, height: 9, class: 'solid', seat: styleColour(panel.low)}),
    svg('rect', {x: middle, y: 22, width: width - edge - middle, height: 9, class: 'solid', seat: styleColour(panel.high)}),
    notches,
    svg('circle', {cx: x(panel.at), cy: 26.5, r: 10.5, class: 'bead'}),
    svg('text', {x: x(panel.at), y: 31.2, class: 'bead-figure'}, minus(Math.abs(panel.at))),
    svg('text', {x: edge, y: 14, class: 'strong'}, brief(panel.lowName, 18)),
    svg('text', {x: width / 2, y: 14, class: 'middle'}, brief(panel.name, 18)),
    svg('text', {x: width - edge, y: 14, class: 'strong end'}, brief(panel.highName, 18)));
}

function gauge(share) {
  const full = html('i');
  full.style.width = `${100 * Math.min(1, share)}%`;
  return html('div', {class: 'gauge'}, full);
}

function card(side) {
  return html('div', {class: `card${side.active ? ' active' : ''}${side.out ? ' out' : ''}`, seat: styleColour(side.style)},
    html('div', {class: 'top'}, html('span', {class: 'serif'}, side.title), html('b', {}, side.figure)),
    html('div', {class: 'under'}, html('span', {}, side.sub), html('i', {}, side.unit)),
    side.gauge >= 0 ? gauge(side.gauge) : null,
    html('div', {class: 'counts'}, side.counts.map(([, n, what]) => html('span', {class: n ? null : 'none'}, html('b', {}, number(n)), ' ' + what))));
}

const PANELS = {
  balance: balancePanel,
  roster: panel => html('div', {class: 'cards'}, panel.cards.map(card)),
  fact: panel => html('p', {class: 'fact'}, html('b', {}, panel.figure), ` ${panel.name}`, panel.caption ? html('i', {}, ` ${panel.caption}`) : null),
};
function panels(step) {
  return Object.keys(PANELS).flatMap(kind => panelsOf(step).filter(panel => panel.p === kind).map(PANELS[kind]));
}
