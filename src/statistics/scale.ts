/** The round values of an axis, from low to high, with the whole of `values` and zero between them. */
export const ticksFor = (values: readonly number[], wanted = 5): readonly number[] => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundStep((high - low) / wanted);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};

const roundStep = (rough: number) => {
  if (rough <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10;
  return Math.max(1, nice * power);
};

/** Turns a value into a distance from the top, `height` pixels for all ticks together. */
export const scaleFor = (ticks: readonly number[], height: number) => {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return (value: number) => ((high - value) / (high - low)) * height;
};
