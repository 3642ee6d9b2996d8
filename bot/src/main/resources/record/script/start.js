/* The rest of the page, paper, and the order in which all begins. */
/* Maps on paper are pictures, as wide as paper can show: a canvas would make a file several times as large. */
const PAPER = 1200;

function paintPaper() {
  const {w, h} = record.map;
  const width = Math.min(PAPER, w);
  const sheet = html('canvas', {width, height: Math.round(width * h / w)});
  for (const [id, step] of [['last-map', LAST], ['first-map', 0]]) {
    paint(sheet.getContext('2d'), step, {x: 0, y: 0, w, h}, sheet.width, sheet.height);
    $(id).src = sheet.toDataURL('image/jpeg', .86);
  }
  $('last-map').alt = words.lastMap(view.over);
  refill($('last-caption'), words.lastMap(view.over));
  refill($('last-panels'), panels(LAST));
}

function showNotices() {
  const told = [
    view.test ? words.testDice : null,
    seats.has(view.of) ? words.asSeen(seatName(view.of)) : null,
    view.over ? null : words.unfinished(day(view.made)),
  ].filter(Boolean);
  refill($('notices'), told.map(text => html('p', {class: 'notice'}, text)));
}

/* Light or dark: as the reader's system has it, until the button says otherwise. */
const dark = matchMedia('(prefers-color-scheme: dark)');
const wear = theme => document.documentElement.setAttribute('data-theme', theme);
const asSystem = () => wear(dark.matches ? 'dark' : 'light');
asSystem();
dark.addEventListener('change', asSystem);
$('theme').addEventListener('click', () => wear(document.documentElement.getAttribute('data-theme') === 'dark' ? 'light' : 'dark'));

/* The part that is read is marked in the navigation. */
const parts = [...document.querySelectorAll('nav a.part')];
let marking = 0;
function markPart() {
  marking = 0;
  const read = parts.findLast(link => $(link.getAttribute('href').slice(1)).getBoundingClientRect().top < innerHeight * .4) ?? parts[0];
  parts.forEach(link => link === read ? link.setAttribute('aria-current', 'true') : link.removeAttribute('aria-current'));
}
addEventListener('scroll', () => marking ||= setTimeout(markPart, 90), {passive: true});

BREADTHS.forEach(([medium]) => medium.addEventListener('change', () => {
  showCourses();
  showLuck();
}));

/* The map is as high as leaves room for its controls, below whatever stands above it. */
const measureAbove = () => $('sheet').style.setProperty('--above', `${Math.round($('sheet').getBoundingClientRect().top + scrollY)}px`);
addEventListener('resize', measureAbove);

$('sheet').style.setProperty('--shape', Math.min(1.42, Math.max(1.06, record.map.w / record.map.h)));
showNotices();
measureAbove();
showCourses();
showLuck();
tellTale();
refill($('credits'), words.credits(log.match, day(view.made)), log.protocol === PROTOCOLS[1] ? words.curves : null);
play(false);
setFollowing(true);
if (!readAddress()) steer(LAST, {unasked: true});

const listing = listRolls();
listing.then(prove).then(() => {
  if (location.hash.startsWith('#roll=')) readAddress();
});
Promise.all(['ground', 'above', 'atlas', 'raster'].map(name => load(name, record.map[name]))).then(() => {
  if (pictures.raster) readRaster(pictures.raster);
  resized();
  draw();
  paintPaper();
  document.documentElement.setAttribute('data-ready', 'yes');
});
