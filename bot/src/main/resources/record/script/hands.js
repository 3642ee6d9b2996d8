/* The reader's hands on the map: wheel, drag, pinch, swipe and the three buttons. Any zoom by hand ends the following. */
const CLOSEST = 8;
const SWIPE = 45;

function zoomAt(clientX, clientY, by) {
  const rect = canvas.getBoundingClientRect();
  const u = (clientX - rect.left) / rect.width;
  const v = (clientY - rect.top) / rect.height;
  const most = wholeMap();
  const w = Math.min(most.w, Math.max(record.map.w / CLOSEST, camera.w * by));
  const h = w / shape();
  const x = camera.x + u * (camera.w - w);
  const y = camera.y + v * (camera.h - h);
  setFollowing(false);
  lookAt(w >= most.w ? most : {x: kept(x + w / 2, w, record.map.w), y: kept(y + h / 2, h, record.map.h), w, h});
}

function panBy(dx, dy) {
  const scale = camera.w / canvas.getBoundingClientRect().width;
  const {w, h} = camera;
  setFollowing(false);
  lookAt({x: kept(camera.x + w / 2 - dx * scale, w, record.map.w), y: kept(camera.y + h / 2 - dy * scale, h, record.map.h), w, h});
}

const fingers = new Map();
let touch = null;

function pressed(event) {
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  touch = {x: event.clientX, y: event.clientY, mouse: event.pointerType === 'mouse', single: fingers.size === 1};
  canvas.setPointerCapture(event.pointerId);
  canvas.classList.add('held');
}

function moved(event) {
  const old = fingers.get(event.pointerId);
  if (!old) return;
  const at = [event.clientX, event.clientY];
  if (fingers.size === 2) {
    const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
    zoomAt((at[0] + other[0]) / 2, (at[1] + other[1]) / 2, away(old, other) / Math.max(20, away(at, other)));
    panBy((at[0] - old[0]) / 2, (at[1] - old[1]) / 2);
  } else if (touch?.mouse) {
    panBy(at[0] - old[0], at[1] - old[1]);
  }
  fingers.set(event.pointerId, at);
}

function released(event) {
  fingers.delete(event.pointerId);
  canvas.classList.remove('held');
  if (event.type !== 'pointerup' || !touch?.single || touch.mouse) return;
  const dx = event.clientX - touch.x;
  if (Math.abs(dx) > SWIPE && Math.abs(event.clientY - touch.y) < SWIPE) steer(now + (dx < 0 ? 1 : -1));
}

canvas.addEventListener('pointerdown', pressed);
canvas.addEventListener('pointermove', moved);
canvas.addEventListener('pointerup', released);
canvas.addEventListener('pointercancel', released);
canvas.addEventListener('dblclick', event => zoomAt(event.clientX, event.clientY, .5));
canvas.addEventListener('wheel', event => {
  /* A page that scrolls under the pointer is not stopped by a map that is whole already. */
  const scrolls = event.deltaY > 0 && camera.w >= wholeMap().w - 1 && !event.ctrlKey && !event.metaKey;
  if (scrolls) return;
  event.preventDefault();
  zoomAt(event.clientX, event.clientY, Math.exp(event.deltaY * .0016));
}, {passive: false});
$('follow').addEventListener('click', () => {
  setFollowing(!following);
  const box = following ? changedAt(now) : null;
  glideTo(box ? fitted(box) : wholeMap());
});
$('closer').addEventListener('click', () => {
  const rect = canvas.getBoundingClientRect();
  zoomAt(rect.left + rect.width / 2, rect.top + rect.height / 2, .6);
});
$('whole').addEventListener('click', () => {
  setFollowing(false);
  glideTo(wholeMap());
});
new ResizeObserver(resized).observe(canvas);
