/* A move on the map, as the bot's painter draws it: a smooth line through its spots that grows towards its head. */
const BETWEEN = 16;
const away = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/* A Catmull-Rom spline through the points. */
function smooth(points) {
  const along = (a, b, c, d, t) => b + .5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  const line = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]];
    for (let k = 0; k < BETWEEN; k++) line.push([along(a[0], b[0], c[0], d[0], k / BETWEEN), along(a[1], b[1], c[1], d[1], k / BETWEEN)]);
  }
  line.push(points.at(-1));
  return line;
}

/* How far to go back from the end of a line to be so far away from it. */
function cutBack(line, distance) {
  let at = line.length - 1;
  while (at > 1 && away(line[at], line.at(-1)) < distance) at--;
  return at;
}

function across(a, b) {
  const length = away(a, b) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

/* The outline of an arrow op: [0, fill, rim, tail, shoulder, head, x, y, …]; without a head it is a trail with round ends. */
function arrowPath(tail, shoulder, head, coordinates) {
  const points = [];
  for (let i = 0; i + 1 < coordinates.length; i += 2) {
    const point = [coordinates[i], coordinates[i + 1]];
    if (!points.length || away(point, points.at(-1)) > 1) points.push(point);
  }
  if (points.length < 2) return null;
  let line = smooth(points);
  if (head) line = line.slice(0, cutBack(line, 10) + 1);
  const tip = line.at(-1);
  const neck = head ? cutBack(line, shoulder * 2.1) : line.length - 1;
  const run = [0];
  for (let i = 1; i <= neck; i++) run.push(run[i - 1] + away(line[i], line[i - 1]));
  const left = [];
  const right = [];
  for (let i = 0; i <= neck; i++) {
    const half = (tail + (shoulder - tail) * (run[neck] ? run[i] / run[neck] : 1)) / 2;
    const [nx, ny] = across(line[Math.max(0, i - 1)], line[Math.min(neck, i + 1)]);
    left.push([line[i][0] + nx * half, line[i][1] + ny * half]);
    right.unshift([line[i][0] - nx * half, line[i][1] - ny * half]);
  }
  const barbs = [];
  if (head) {
    const [nx, ny] = across(line[neck], tip);
    const [x, y] = line[neck];
    const wide = shoulder * head / 2;
    const swept = shoulder / 4;
    barbs.push([x + nx * wide - ny * swept, y + ny * wide + nx * swept], tip, [x - nx * wide - ny * swept, y - ny * wide + nx * swept]);
  }
  const path = new Path2D();
  [...left, ...barbs, ...right].forEach(([x, y], i) => i ? path.lineTo(x, y) : path.moveTo(x, y));
  path.closePath();
  if (!head) {
    for (const [[x, y], wide] of [[tip, shoulder], [points[0], tail]]) {
      path.moveTo(x + wide / 2, y);
      path.arc(x, y, wide / 2, 0, 7);
    }
  }
  return path;
}
