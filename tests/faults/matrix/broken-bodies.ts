/** A body that is wrong in one place. */
interface Break {
  readonly name: string;
  readonly body: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';

/** Every place in a body; of a list, those of its first row. */
const placesIn = (value: unknown, above: readonly string[] = []): string[][] => {
  if (!isRecord(value)) return [];
  const names = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
  return names.flatMap((name) => {
    const place = [...above, name];
    const deeper = placesIn(value[name], place);
    return Array.isArray(value) ? deeper : [place, ...deeper];
  });
};

const replaced = (body: unknown, place: readonly string[], value: unknown) => {
  const copy: unknown = structuredClone(body);
  let parent = copy;
  for (const name of place.slice(0, -1)) parent = isRecord(parent) ? parent[name] : undefined;
  if (isRecord(parent)) parent[place.at(-1) ?? ''] = value;
  return copy;
};

/** A body without each of its fields, and with each of another type. */
export const breaksOf = (body: unknown): Break[] => [
  { name: 'a body of another type', body: 42 },
  ...placesIn(body).flatMap((place) => [
    { name: `without ${place.join('.')}`, body: replaced(body, place, undefined) },
    {
      name: `${place.join('.')} of another type`,
      body: replaced(body, place, { of: 'another type' }),
    },
  ]),
];
