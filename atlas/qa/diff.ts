import type { Arrow, Place } from '../export/graph';

/** One difference, described for an analyst. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly text: string;
  /** Lines of code that are gone, behind `- `, and new, behind `+ `. */
  readonly lines?: readonly string[];
}

const listed = (values: readonly string[]) => (values.length === 0 ? 'niente' : values.join(', '));

const quoted = (text: string) => (text.startsWith('«') ? text : `«${text}»`);

const added = (text: string): Change => ({ kind: 'added', text });
const removed = (text: string): Change => ({ kind: 'removed', text });
const changed = (what: string, before: string, after: string): Change[] =>
  before === after
    ? []
    : [{ kind: 'changed', text: `${what}: da ${quoted(before)} a ${quoted(after)}` }];

const nameOf = ({ event, guard }: Arrow) =>
  `«${event || 'sempre'}»${guard === '' ? '' : ` se «${guard}»`}`;

const leadsTo = ({ targets }: Arrow) =>
  targets.length === 0 ? 'resta dov’è' : `porta a ${targets.join(', ')}`;

/** Two arrows with the same event and guard are distinguished by their order. */
const byName = (arrows: readonly Arrow[]) => {
  const named = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const name = nameOf(arrow);
    let key = name;
    for (let count = 2; named.has(key); count += 1) key = `${name} (${count}ª)`;
    named.set(key, arrow);
  }
  return named;
};

const arrowChanges = (where: string, name: string, before: Arrow, after: Arrow): Change[] => {
  const arrow = `${where}: la transizione ${name}`;
  return [
    ...changed(`${arrow}, destinazione`, listed(before.targets), listed(after.targets)),
    ...changed(`${arrow}, azioni`, listed(before.actions), listed(after.actions)),
    ...changed(`${arrow}, requisiti`, listed(before.spec), listed(after.spec)),
    ...changed(
      `${arrow}, rientro nello stato`,
      before.reenter ? 'sì' : 'no',
      after.reenter ? 'sì' : 'no',
    ),
  ];
};

const triedInOrder = (arrows: ReadonlyMap<string, Arrow>, others: ReadonlyMap<string, Arrow>) =>
  listed([...arrows.keys()].filter((name) => others.has(name)));

const arrowsChanges = (where: string, before: Place, after: Place): Change[] => {
  const [then, now] = [byName(before.arrows), byName(after.arrows)];
  return [
    ...[...then]
      .filter(([name]) => !now.has(name))
      .map(([name, arrow]) => removed(`${where}: transizione ${name}, che ${leadsTo(arrow)}`)),
    ...[...now].flatMap(([name, arrow]) => {
      const known = then.get(name);
      if (known !== undefined) return arrowChanges(where, name, known, arrow);
      return [added(`${where}: transizione ${name}, che ${leadsTo(arrow)}`)];
    }),
    ...changed(
      `${where}: ordine delle transizioni`,
      triedInOrder(then, now),
      triedInOrder(now, then),
    ),
  ];
};

const placeChanges = (before: Place, after: Place): Change[] => {
  const where = after.id;
  return [
    ...changed(`${where}: tipo di stato`, before.type, after.type),
    ...changed(`${where}: descrizione`, before.description, after.description),
    ...changed(`${where}: stato iniziale`, listed(before.initial), listed(after.initial)),
    ...changed(`${where}: etichette`, listed(before.tags), listed(after.tags)),
    ...changed(`${where}: requisiti`, listed(before.spec), listed(after.spec)),
    ...changed(`${where}: azioni all’ingresso`, listed(before.entry), listed(after.entry)),
    ...changed(`${where}: azioni all’uscita`, listed(before.exit), listed(after.exit)),
    ...changed(`${where}: chiamate`, listed(before.invokes), listed(after.invokes)),
    ...arrowsChanges(where, before, after),
  ];
};

const describe = ({ id, description }: Place) =>
  `stato ${id}${description === '' ? '' : ` («${description}»)`}`;

/** The differences between two versions: first the removed parts, then the new and changed ones. */
export const changesBetween = (before: readonly Place[], after: readonly Place[]): Change[] => {
  const then = new Map(before.map((place) => [place.id, place]));
  const now = new Set(after.map(({ id }) => id));
  return [
    ...before.filter(({ id }) => !now.has(id)).map((place) => removed(describe(place))),
    ...after.flatMap((place) => {
      const known = then.get(place.id);
      return known === undefined ? [added(describe(place))] : placeChanges(known, place);
    }),
  ];
};
