/** A chart's literal, and any part of it. */
export type Part = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const partOf = (value: unknown): Part => (isPart(value) ? value : {});

export const asList = (value: unknown): readonly unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

/** The literal with one part replaced; `undefined` removes the part. */
export const withPart = (literal: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined) return put;
  if (Array.isArray(literal))
    return literal.flatMap((each, index) => {
      if (index !== key) return [each];
      const changed = withPart(each, rest, put);
      return changed === undefined ? [] : [changed];
    });
  const { [key]: old, ...others } = partOf(literal);
  const changed = withPart(old, rest, put);
  // The order of the keys is the order of the states, so the rest keeps its place.
  return changed === undefined ? others : { ...partOf(literal), [key]: changed };
};
