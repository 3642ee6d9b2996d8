/* Which part of the map is looked at: all of it, or what the step changed; gliding from one to the other. */
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const narrow = matchMedia('screen and (max-width: 900px)');
const GLIDE = 420;
const ROUND = 110;

const canvas = $('map');
const ink = canvas.getContext('2d');
let camera = {x: 0, y: 0, w: record.map.w, h: record.map.h};
let now = LAST;
let following = true;
let gliding = 0;

const shape = () => canvas.width / Math.max(1, canvas.height);
/* Along one axis: in the middle where the map is smaller than the look, else never over its edge. */
const kept = (middle, size, extent) => size >= extent ? (extent - size) / 2 : Math.min(Math.max(0, middle - size / 2), extent - size);

function wholeMap() {
  const w = Math.max(record.map.w, record.map.h * shape());
  return {x: (record.map.w - w) / 2, y: (record.map.h - w / shape()) / 2, w, h: w / shape()};
}

/* The smallest look of the canvas's shape that holds the box. */
function fitted(box) {
  const w = Math.max(box.w, box.h * shape());
  const h = w / shape();
  const most = wholeMap();
  if (w >= most.w) return most;
  return {x: kept(box.x + box.w / 2, w, record.map.w), y: kept(box.y + box.h / 2, h, record.map.h), w, h};
}

function* placesChanged(step) {
  const before = new Set(step ? shown[step - 1] : []);
  for (const id of shown[step]) {
    const op = record.ops[id];
    if (op[0] === 0) for (let i = 6; i + 1 < op.length; i += 2) yield [op[i], op[i + 1]];
    else if (op[0] >= 2 && !before.has(id)) yield [op[2], op[3]];
  }
  for (const board of record.steps[step].b ?? []) if (record.spots[board.spot]) yield record.spots[board.spot];
}

/* The box round all that changed in a step, not too close; none where nothing did. */
function changedAt(step) {
  const places = [...placesChanged(step)];
  if (!places.length) return null;
  const xs = places.map(place => place[0]);
  const ys = places.map(place => place[1]);
  const least = Math.min(record.map.w, record.map.h) * (narrow.matches ? .42 : .6);
  const w = Math.max(least, Math.max(...xs) - Math.min(...xs) + 2 * ROUND);
  const h = Math.max(least * .8, Math.max(...ys) - Math.min(...ys) + 2 * ROUND);
  return {x: (Math.min(...xs) + Math.max(...xs) - w) / 2, y: (Math.min(...ys) + Math.max(...ys) - h) / 2, w, h};
}

function draw() {
  if (canvas.width && canvas.height) paint(ink, now, camera, canvas.width, canvas.height);
}

function lookAt(box) {
  cancelAnimationFrame(gliding);
  camera = box;
  draw();
}

function glideTo(box) {
  cancelAnimationFrame(gliding);
  if (calm.matches || document.hidden) {
    lookAt(box);
    return;
  }
  const from = camera;
  const began = performance.now();
  const move = time => {
    const run = Math.min(1, Math.max(0, (time - began) / GLIDE));
    const share = 1 - (1 - run) ** 3;
    camera = Object.fromEntries(['x', 'y', 'w', 'h'].map(key => [key, from[key] + (box[key] - from[key]) * share]));
    draw();
    if (run < 1) gliding = requestAnimationFrame(move);
  };
  gliding = requestAnimationFrame(move);
}

/* After a step: to what changed, where the reader has not taken the lens in hand. */
function followStep() {
  const box = following ? changedAt(now) : null;
  if (box) glideTo(fitted(box));
  else if (following && (now === 0 || now === LAST)) glideTo(wholeMap());
  else lookAt(camera);
}

function setFollowing(does) {
  following = does;
  $('follow').setAttribute('aria-pressed', String(does));
}

let measured = '';
function resized() {
  const {width, height} = canvas.getBoundingClientRect();
  const density = Math.min(3, devicePixelRatio || 1);
  const size = `${width} ${height} ${density}`;
  if (size === measured || !width) return;
  measured = size;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  const box = following ? changedAt(now) : null;
  lookAt(box ? fitted(box) : wholeMap());
}
