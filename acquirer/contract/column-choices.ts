import * as v from 'valibot';

/** More than any list has. */
const mostNames = 60;
const mostLists = 40;

const names = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(40))),
  v.maxLength(mostNames),
  v.transform((given) => [...new Set(given)]),
);

/**
 * The columns of a list in the order of a user, and those that are hidden, by their keys. The list
 * alone knows its keys: it ignores others, and shows all of them where none would be left.
 */
const columnChoice = v.object({ order: names, hidden: names });
export type ColumnChoice = v.InferOutput<typeof columnChoice>;

const isReadable = (entry: [string, ColumnChoice | null]): entry is [string, ColumnChoice] =>
  entry[1] !== null;

/**
 * The choice of each list that a user has changed, by the name of its page. One that cannot be read
 * is dropped: the other preferences stay.
 */
export const columnChoices = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.fallback(v.nullable(columnChoice), null)),
  v.maxEntries(mostLists),
  v.transform(
    (choices): Readonly<Record<string, ColumnChoice>> =>
      Object.fromEntries(Object.entries(choices).filter(isReadable)),
  ),
);
export type ColumnChoices = v.InferOutput<typeof columnChoices>;
