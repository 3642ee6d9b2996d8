/* The colours of areas over the printed ground, pixel by pixel, by the rule of the bot's own painter.
   The raster holds in red the area's label, in green how near its border is. */
const BY_BORDER = .36;
const MOST = .62;
const ON_BORDER = 222;
const KEPT = 6;

/* Whether a hatching marks a place, both of which count within one step of it. */
const HATCHES = {
  horizontal: ({width}, x, y) => y < width,
  vertical: ({width}, x) => x < width,
  rising: ({step, width}, x, y) => (x + y) % step < width,
  falling: ({step, width}, x, y) => (x - y + step) % step < width,
  crossed: (hatch, x, y) => HATCHES.rising(hatch, x, y) || HATCHES.falling(hatch, x, y),
  grid: (hatch, x, y) => HATCHES.horizontal(hatch, x, y) || HATCHES.vertical(hatch, x, y),
};
const UNMARKED = () => false;

/* The square of `step` by `step` places that a hatching repeats: 1 where it marks. */
function repeated(hatch, step) {
  const marks = HATCHES[String(hatch.kind).toLowerCase()] ?? UNMARKED;
  return Uint8Array.from({length: step * step}, (_, at) => marks(hatch, at % step, Math.floor(at / step)));
}

let raster = null;
function readRaster(image) {
  const canvas = html('canvas', {width: image.naturalWidth, height: image.naturalHeight});
  const ink = canvas.getContext('2d', {willReadFrequently: true});
  ink.drawImage(image, 0, 0);
  raster = ink.getImageData(0, 0, canvas.width, canvas.height);
}

/* How strong a colour is, by how near the border is. */
const strength = share => Uint8ClampedArray.from({length: 256},
  (_, edge) => Math.round(255 * Math.min(MOST, share + BY_BORDER * edge / 255)));

/* A picture has millions of places: all that is the same for an area is made out before them. */
function tint({rgb, hatch, fill, mark}) {
  const colour = parseInt(rgb.slice(1), 16);
  const step = Math.max(1, hatch.step ?? 1);
  return {
    red: colour >> 16, green: colour >> 8 & 255, blue: colour & 255,
    step, marks: repeated(hatch, step), marked: strength(mark), filled: strength(fill),
  };
}

function tintedLayer(tints) {
  const labelled = [];
  for (const [label, style] of tints) if (label > 0) labelled[label] = tint(record.map.areas[style]);
  const {width, height, data} = raster;
  const canvas = html('canvas', {width, height});
  const ink = canvas.getContext('2d');
  const layer = ink.createImageData(width, height);
  const painted = layer.data;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const here = labelled[data[at]];
      const edge = data[at + 1];
      if (here === undefined || edge >= ON_BORDER) continue;
      const {red, green, blue, step, marks, marked, filled} = here;
      painted[at] = red;
      painted[at + 1] = green;
      painted[at + 2] = blue;
      painted[at + 3] = (marks[y % step * step + x % step] ? marked : filled)[edge];
    }
  }
  ink.putImageData(layer, 0, 0);
  return canvas;
}

/* The last few layers are kept: stepping back and forth asks for the same ones. */
const layers = new Map();
function areasAt(step) {
  const which = record.steps[step].g;
  const tints = raster && which !== undefined ? record.map.tints[which] : null;
  if (!tints?.length) return null;
  if (!layers.has(which)) {
    layers.set(which, tintedLayer(tints));
    if (layers.size > KEPT) layers.delete(layers.keys().next().value);
  }
  return layers.get(which);
}
