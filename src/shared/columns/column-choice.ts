import type { ColumnChoice } from '../../../acquirer/contract/column-choices';

/**
 * Merges the usual order with the user's: a column that the user has never placed follows its usual
 * predecessor.
 */
export const inChosenOrder = (
  usual: readonly string[],
  { order }: Pick<ColumnChoice, 'order'>,
): string[] => {
  const names = order.filter((name) => usual.includes(name));
  for (const [index, name] of usual.entries()) {
    if (names.includes(name)) continue;
    const before = index === 0 ? -1 : names.indexOf(usual[index - 1] ?? '');
    names.splice(before + 1, 0, name);
  }
  return names;
};

/** The hidden ones of a list's columns; none where no other would be left. */
export const hiddenAmong = (
  usual: readonly string[],
  { hidden }: Pick<ColumnChoice, 'hidden'>,
): string[] => {
  const known = hidden.filter((name) => usual.includes(name));
  return known.length < usual.length ? known : [];
};

/** The columns of a list as the user has chosen them; all of them where none would be left. */
export const chosenColumns = <Column extends { readonly key: string }>(
  columns: readonly Column[],
  choice: ColumnChoice | undefined,
): readonly Column[] => {
  if (choice === undefined) return columns;
  const usual = columns.map(({ key }) => key);
  const hidden = hiddenAmong(usual, choice);
  const names = inChosenOrder(usual, choice).filter((name) => !hidden.includes(name));
  return names.flatMap((name) => columns.find(({ key }) => key === name) ?? []);
};

/** The choice with a column one place nearer to the beginning (-1) or the end (1). */
export const moved = (
  usual: readonly string[],
  choice: ColumnChoice,
  name: string,
  by: -1 | 1,
): ColumnChoice => {
  const order = [...inChosenOrder(usual, choice)];
  const from = order.indexOf(name);
  const other = order[from + by];
  if (from < 0 || other === undefined) return { ...choice, order };
  order[from] = other;
  order[from + by] = name;
  return { ...choice, order };
};

/** The choice with a column shown, or hidden; the last one that is shown stays. */
export const toggled = (
  usual: readonly string[],
  choice: ColumnChoice,
  name: string,
): ColumnChoice => {
  if (choice.hidden.includes(name))
    return { ...choice, hidden: choice.hidden.filter((hidden) => hidden !== name) };
  const hidden = [...choice.hidden, name];
  return usual.every((each) => hidden.includes(each)) ? choice : { ...choice, hidden };
};

/** Whether a choice equals the default. */
export const isUsual = (usual: readonly string[], { order, hidden }: ColumnChoice) =>
  hidden.length === 0 && inChosenOrder(usual, { order }).every((name, at) => name === usual[at]);
