/** The share of the darkest and of the lightest dots that may be lost. */
const tail = 0.01;
/** A picture that already spans this much of the scale is left as it is. */
const enough = 200;
/** A grey page is not made into a black and white one. */
const narrowest = 96;

/** Perceived lightness, 0 to 255 (Rec. 601). */
const lightness = (dots: Uint8ClampedArray, at: number) =>
  ((dots[at] ?? 0) * 299 + (dots[at + 1] ?? 0) * 587 + (dots[at + 2] ?? 0) * 114) / 1000;

const histogramOf = (dots: Uint8ClampedArray) => {
  const histogram = new Uint32Array(256);
  for (let at = 0; at < dots.length; at += 4) {
    const level = Math.round(lightness(dots, at));
    histogram[level] = (histogram[level] ?? 0) + 1;
  }
  return histogram;
};

/** The level below which a given share of all pixels is. */
const levelAt = (histogram: Uint32Array, share: number) => {
  const wanted = histogram.reduce((sum, count) => sum + count, 0) * share;
  let seen = 0;
  for (const [level, count] of histogram.entries()) {
    seen += count;
    if (seen > wanted) return level;
  }
  return 255;
};

/** The levels of black and white in a pale picture; null where stretching would gain nothing. */
export const rangeOf = (dots: Uint8ClampedArray) => {
  const histogram = histogramOf(dots);
  const low = levelAt(histogram, tail);
  const high = levelAt(histogram, 1 - tail);
  if (high - low >= enough) return null;
  const middle = (low + high) / 2;
  const half = Math.max(high - low, narrowest) / 2;
  return { low: middle - half, high: middle + half };
};

/** Stretches a pale picture to the whole scale, in place; returns whether it was pale. */
export const improveContrast = (dots: Uint8ClampedArray) => {
  const range = rangeOf(dots);
  if (range === null) return false;
  const gain = 255 / (range.high - range.low);
  const stretched = Uint8ClampedArray.from(
    { length: 256 },
    (_, level) => (level - range.low) * gain,
  );
  for (let at = 0; at < dots.length; at += 4)
    for (let part = at; part < at + 3; part += 1) dots[part] = stretched[dots[part] ?? 0] ?? 0;
  return true;
};
