/* The colours of areas over the printed ground, pixel by pixel, by the rule of the bot's own painter.
   The raster holds in red the area's label, in green how near its border is. */
const BY_BORDER = .36;
const MOST = .62;
const ON_BORDER = 222;
const KEPT = 6;

const floorMod = (a, b) => (a % b + b) % b;
function marks({kind, step, width}, x, y) {
  const rising = (x + y) % step < width;
  const falling = floorMod(x - y, step) < width;
  switch (String(kind).toLowerCase()) {
    case 'horizontal': return y % step < width;
    case 'vertical': return x % step < width;
    case 'rising': return rising;
    case 'falling': return falling;
    case 'crossed': return rising || falling;
    case 'grid': return x % step < width || y % step < width;
    default: return false;
  }
}

let raster = null;
function readRaster(image) {
  const canvas = html('canvas', {width: image.naturalWidth, height: image.naturalHeight});
  const ink = canvas.getContext('2d', {willReadFrequently: true});
  ink.drawImage(image, 0, 0);
  raster = ink.getImageData(0, 0, canvas.width, canvas.height);
}

function tintedLayer(tints) {
  const styles = [];
  for (const [label, style] of tints) {
    const area = record.map.areas[style];
    const rgb = parseInt(area.rgb.slice(1), 16);
    if (label > 0) styles[label] = {...area, red: rgb >> 16, green: rgb >> 8 & 255, blue: rgb & 255};
  }
  const {width, height, data} = raster;
  const canvas = html('canvas', {width, height});
  const ink = canvas.getContext('2d');
  const layer = ink.createImageData(width, height);
  for (let at = 0, pixel = 0; at < data.length; at += 4, pixel++) {
    const style = styles[data[at]];
    const edge = data[at + 1];
    if (!style || edge >= ON_BORDER) continue;
    const share = (marks(style.hatch, pixel % width, Math.floor(pixel / width)) ? style.mark : style.fill) + BY_BORDER * edge / 255;
    layer.data[at] = style.red;
    layer.data[at + 1] = style.green;
    layer.data[at + 2] = style.blue;
    layer.data[at + 3] = Math.round(255 * Math.min(MOST, share));
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
