/* The map of one step: the ground, tints of areas, moves and lines, places, names, pieces. */
const CREAM = '#fbf4e1';
const HALO = '#fbf4e1e6';
const SIGNAL = '#e2711d';
const pictures = {};

function load(name, url) {
  if (!url) return Promise.resolve();
  return new Promise(done => {
    const image = new Image();
    image.onload = () => { pictures[name] = image; done(); };
    image.onerror = done;
    image.src = url;
  });
}

/* Each kind of op in the layer where it belongs. */
const isRing = op => op[0] === 1 && op[1] === 'ring';
const below = [
  [op => op[0] === 0, drawMove],
  [op => op[0] === 1 && !isRing(op), drawLine],
  [isRing, drawRing],
  [op => op[0] === 2, drawPiece],
];
const above = [[op => op[0] === 4, drawPiece], [op => op[0] === 3, drawPiece]];

function drawMove(ink, [, colour, rim, tail, shoulder, head, ...points]) {
  const path = arrowPath(tail, shoulder, head, points);
  if (!path) return;
  ink.lineJoin = 'round';
  ink.strokeStyle = HALO;
  ink.lineWidth = 5;
  ink.stroke(path);
  ink.strokeStyle = rim;
  ink.lineWidth = head ? 1.4 : 2.4;
  ink.stroke(path);
  ink.fillStyle = colour;
  ink.fill(path, 'nonzero');
}

function disc(ink, colour, x, y, radius) {
  ink.fillStyle = colour;
  ink.beginPath();
  ink.arc(x, y, radius, 0, 7);
  ink.fill();
}

function drawLine(ink, [, colour, fromX, fromY, toX, toY, width, foot]) {
  ink.lineCap = 'round';
  for (const [style, wide] of [[HALO, width + 3], [colour, width]]) {
    ink.strokeStyle = style;
    ink.lineWidth = wide;
    ink.beginPath();
    ink.moveTo(fromX, fromY);
    ink.lineTo(toX, toY);
    ink.stroke();
  }
  if (foot) {
    disc(ink, CREAM, fromX, fromY, 5.6);
    disc(ink, colour, fromX, fromY, 4);
  }
}

function drawRing(ink, [, , x, y, radius]) {
  disc(ink, SIGNAL, x, y, radius);
}

/* Sprites lie in the atlas at twice their size. */
function drawPiece(ink, [, sprite, x, y]) {
  const [left, top, width, height, dx, dy] = record.sprites[sprite];
  if (pictures.atlas) ink.drawImage(pictures.atlas, left, top, width, height, x + dx, y + dy, width / 2, height / 2);
}

function drawLayers(ink, ops, kinds) {
  for (const [belongs, drawOp] of kinds) ops.filter(belongs).forEach(op => drawOp(ink, op));
}

/* Paints a step into a canvas of that size, so that `box` of the map fills it. */
function paint(ink, step, box, width, height) {
  const {w, h} = record.map;
  const zoom = width / box.w;
  ink.setTransform(1, 0, 0, 1, 0, 0);
  ink.imageSmoothingQuality = 'high';
  ink.fillStyle = '#e9dfc3';
  ink.fillRect(0, 0, width, height);
  ink.setTransform(zoom, 0, 0, zoom, -box.x * zoom, -box.y * zoom);
  if (pictures.ground) ink.drawImage(pictures.ground, 0, 0, w, h);
  const tinted = areasAt(step);
  if (tinted) ink.drawImage(tinted, 0, 0, w, h);
  const ops = shown[step].map(id => record.ops[id]);
  drawLayers(ink, ops, below);
  if (pictures.above) ink.drawImage(pictures.above, 0, 0, w, h);
  drawLayers(ink, ops, above);
}
