/* Going from step to step: buttons, slider, keys, play, and the address. */
const PAUSE = 250;
const BEAT = LAST > 500 ? 620 : 1000;
let playing = 0;
let addressing = 0;
const cursors = [];

/* The seam of the page: every way to another step goes through here. */
function steer(to, {quiet = false, unasked = false} = {}) {
  const step = Math.min(LAST, Math.max(0, Math.round(to)));
  const same = step === now && told;
  now = step;
  $('step').setAttribute('aria-live', quiet ? 'off' : 'polite');
  if (!same) tell();
  if (unasked) return;
  clearTimeout(addressing);
  addressing = setTimeout(() => {
    try {
      history.replaceState(null, '', `#v=${orderOf(now)}`);
    } catch {
      /* Some viewers of files forbid it; the step is shown all the same. */
    }
  }, PAUSE);
}

let told = false;
function tell() {
  told = true;
  tellStep();
  tellPanels();
  tellAround();
  tellPosition();
  $('date').textContent = dateOf(now);
  $('date').hidden = !dateOf(now);
  $('slider').value = now;
  $('slider').style.setProperty('--run', `${LAST ? now / LAST * 100 : 0}%`);
  $('slider').setAttribute('aria-valuetext', words.at(orderOf(now), ORDERS, dateOf(now)));
  refill($('place'), html('b', {}, number(orderOf(now))), ` / ${number(ORDERS)}`);
  cursors.forEach(move => move(now));
  followStep();
}

/* Plays on to the next step that has something to tell. */
function beat() {
  if (now >= LAST || document.hidden) {
    play(false);
    return;
  }
  let to = now + 1;
  while (to < LAST && !linesOf(to).length) to++;
  steer(to, {quiet: true});
}

function play(does) {
  clearInterval(playing);
  playing = 0;
  if (does) {
    if (now >= LAST) steer(0, {quiet: true});
    playing = setInterval(beat, BEAT);
  }
  refill($('play'), does ? bars() : triangle(), html('span', {}, does ? words.pause : words.play));
  $('play').setAttribute('aria-pressed', String(does));
  if (!does) $('step').setAttribute('aria-live', 'polite');
}

function byHand(to) {
  play(false);
  steer(to);
}
const turnBack = () => turns.findLast(turn => turn.at < now)?.at ?? 0;
const turnOn = () => turns.find(turn => turn.at > now)?.at ?? LAST;

const BUTTONS = {back: () => now - 1, on: () => now + 1, 'turn-back': turnBack, 'turn-on': turnOn};
for (const [id, to] of Object.entries(BUTTONS)) $(id).addEventListener('click', () => byHand(to()));
const KEYS = {ArrowLeft: () => now - 1, ArrowRight: () => now + 1, Home: () => 0, End: () => LAST, PageUp: turnBack, PageDown: turnOn};
$('play').addEventListener('click', () => play(!playing));
$('slider').addEventListener('input', () => {
  play(false);
  steer(Number($('slider').value), {quiet: true});
});

document.addEventListener('keydown', event => {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target !== $('slider') && target.closest('input, select, textarea')) return;
  if (KEYS[event.key]) byHand(KEYS[event.key]());
  else if (event.key === 'f') $('follow').click();
  else if (event.key === ' ' && !target.closest('button, a, summary')) play(!playing);
  else return;
  event.preventDefault();
});

/* The address names a step or a roll. Says whether it named a step. */
function readAddress() {
  const step = /^#v=(\d{1,7})$/.exec(location.hash);
  const roll = /^#roll=([a-z]+-\d{1,7})$/.exec(location.hash);
  if (step) steer(stepOf(Number(step[1])), {unasked: true});
  if (roll) showRoll(roll[1]);
  return step !== null;
}
addEventListener('hashchange', readAddress);
document.addEventListener('click', event => {
  const link = event.target.closest?.('a[href^="#v="]');
  if (!link) return;
  event.preventDefault();
  byHand(stepOf(Number(link.getAttribute('href').slice(3))));
  $('match').scrollIntoView();
});

/* The marks over the slider: turns with their labels, and a red one for each fight. */
{
  const x = at => LAST ? at / LAST * 1000 : 0;
  const mark = (at, top, kind) => svg('path', {d: `M${x(at)} ${top}V23`, class: kind, 'vector-effect': 'non-scaling-stroke'});
  const named = labelled(x, 58);
  fill($('marks'), {}, [
    svg('svg', {viewBox: '0 0 1000 24', preserveAspectRatio: 'none', 'aria-hidden': 'true'},
      turns.map(turn => mark(turn.at, 18, 'turn')), named.map(turn => mark(turn.at, 15, 'turn named')),
      record.steps.map((step, at) => step.b?.length ? mark(at, 14, 'fight') : null)),
    named.map(turn => {
      const label = html('span', {}, brief(turn.label, 12));
      label.style.left = `${x(turn.at) / 10}%`;
      return label;
    }),
  ]);
}
$('slider').max = LAST;
