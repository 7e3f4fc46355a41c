import { groupBy } from '../group-by';
import { type Outcome, outcomes, type PathOutcome } from './outcome';
import { NotAWorkbook, type Row, type Sheet, sheetsIn } from './sheets';

/** The portal's data, to compare with a workbook. */
export interface KnownPaths {
  /** The revision of the paths, where it is known. */
  readonly version?: string;
  /** The steps of a path as a workbook writes them; undefined where there is no such path. */
  readonly stepsOf: (id: string) => string | undefined;
  /** How many paths a flow has, by its name in the ids. */
  readonly totalOf: (slug: string) => number;
}

/** An outcome that was not used, where it is written and why. */
export interface Lost {
  readonly sheet: string;
  readonly row: number;
  readonly why: string;
}

export interface ReadBack {
  readonly outcomes: readonly PathOutcome[];
  readonly lost: readonly Lost[];
}

interface Written extends Lost {
  readonly id: string;
  readonly outcome: Outcome | undefined;
  readonly notes: string;
}

const idOfPath = /^[a-z-]+-\d{3,}$/;

const outcomeIn = (text: string): Outcome | undefined =>
  outcomes.find((outcome) => outcome.toLowerCase() === text.toLowerCase());

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const headerOf = (rows: readonly Row[]) =>
  rows.find(({ cells }) => ['id', 'esito'].every((title) => [...cells.values()].includes(title)));

/** Why the outcome in a row cannot be used; '' where it can. */
const problemOf = (id: string, written: string, steps: string, known: KnownPaths): string => {
  if (!idOfPath.test(id)) return `«${id}» non è il numero di un percorso`;
  if (outcomeIn(written) === undefined)
    return `${id}: l’esito «${written}» non è fra ${outcomes.join(', ')}`;
  const total = known.totalOf(id.replace(/-\d+$/, ''));
  const own = known.stepsOf(id);
  if (own === undefined)
    return total === 0
      ? `${id}: nessun flusso ha questo nome`
      : `${id}: il flusso ha ${total} percorsi`;
  return flat(steps) === flat(own) ? '' : `${id}: i passi di questo percorso oggi sono altri`;
};

/** What is written instead of an outcome; undefined where there is one. */
const emptyProblem = (id: string, written: string, beside: string) => {
  if (written !== '') return undefined;
  return beside === ''
    ? `${id}: c’è una nota e nessun esito`
    : `${id}: «${beside}» è in una colonna senza titolo, l’esito è vuoto`;
};

const withoutHeader = 'manca la riga di intestazione con «id» ed «esito»';

const texts = ({ cells }: Row) => [...cells.values()].map((text) => text.trim());

/** The rows of a sheet without a header that a tester may have filled in. */
const mayBeFilled = (rows: readonly Row[]) => {
  const titled = rows.find((row) => texts(row).includes('esito'));
  return rows.filter(
    (row) =>
      texts(row).some((text) => idOfPath.test(text)) ||
      (titled !== undefined && texts(row).some((text) => outcomeIn(text) !== undefined)),
  );
};

/** A text beside the columns that have a title: '' where there is none. */
const besideColumns = ({ cells }: Row, header: Row) =>
  [...cells].find(
    ([column, text]) => text.trim() !== '' && !header.cells.get(column)?.trim(),
  )?.[1] ?? '';

/** The flows that a workbook has paths of, by their names in the ids. */
export const flowsIn = (file: Uint8Array): readonly string[] => {
  const texts = sheetsIn(file).flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => [...cells.values()]),
  );
  const ids = texts.map((text) => text.trim()).filter((text) => idOfPath.test(text));
  return [...new Set(ids.map((id) => id.replace(/-\d+$/, '')))];
};

/** What is written in a sheet, row by row; a sheet with paths and without a header loses all of them. */
const writtenIn = ({ name, rows }: Sheet, known: KnownPaths): Written[] => {
  const header = headerOf(rows);
  const lost = { sheet: name, id: '', outcome: undefined, notes: '' };
  if (header === undefined)
    return mayBeFilled(rows).map(({ number }) => ({ ...lost, row: number, why: withoutHeader }));
  const columns = new Map([...header.cells].map(([column, title]) => [title, column]));
  return rows.flatMap((row): Written[] => {
    const cell = (title: string) => (row.cells.get(columns.get(title) ?? '') ?? '').trim();
    const [id, written] = [cell('id'), cell('esito')];
    const beside = row === header ? '' : besideColumns(row, header).trim();
    if (row === header || [written, cell('note'), beside].every((text) => text === '')) return [];
    const why = emptyProblem(id, written, beside) ?? problemOf(id, written, cell('passi'), known);
    return [
      { sheet: name, row: row.number, why, id, outcome: outcomeIn(written), notes: cell('note') },
    ];
  });
};

/** The sheets with paths and no outcome, and their rows. */
const emptyIn = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ name, rows }) => {
    const header = headerOf(rows);
    const paths = rows.filter(
      (row) => row !== header && [...row.cells.values()].some((text) => idOfPath.test(text)),
    );
    const [first, last] = [paths[0]?.number, paths.at(-1)?.number];
    if (header === undefined || first === undefined) return [];
    return [
      `nel foglio «${name}» la colonna «esito» è vuota, ${first === last ? `alla riga ${first}` : `dalla riga ${first} alla ${last}`}`,
    ];
  });

/** A workbook of another revision, according to its cover. */
const otherVersion = (sheets: readonly Sheet[], { version }: KnownPaths): Lost[] =>
  sheets.flatMap(({ name, rows }) => {
    const row = rows.find(({ cells }) => cells.get('A') === 'Versione');
    const written = row?.cells.get('B') ?? '';
    if (row === undefined || version === undefined || written === version) return [];
    const why = `il foglio è della versione ${written}, i percorsi sono della ${version}: vale ciò che non è cambiato`;
    return [{ sheet: name, row: row.number, why }];
  });

/** All notes of a path that has the same outcome in several rows. */
const notesOf = (rows: readonly Written[]) =>
  [...new Set(rows.map(({ notes }) => notes).filter((notes) => notes !== ''))].join('; ');

const twice = (each: Written) => ({ ...each, why: `${each.id}: ha più di un esito, e diversi` });

/**
 * The outcomes in a workbook of paths, in any order of rows and columns, and the cells that could
 * not be used. Rows without an outcome are skipped. Throws `NotAWorkbook` for a file that is none,
 * has no paths, or no outcome.
 */
export const readOutcomes = (file: Uint8Array, known: KnownPaths): ReadBack => {
  const sheets = sheetsIn(file);
  const written = sheets.flatMap((sheet) => writtenIn(sheet, known));
  if (written.length === 0 && sheets.every(({ rows }) => headerOf(rows) === undefined))
    throw new NotAWorkbook('Nel foglio non ci sono percorsi: «id» ed «esito» non vi sono.');
  if (written.length === 0)
    throw new NotAWorkbook(`Nessun esito è compilato: ${emptyIn(sheets).join('; ')}.`);
  const usable = [
    ...groupBy(
      written.filter(({ why }) => why === ''),
      ({ id }) => id,
    ).values(),
  ];
  const isClear = (each: readonly Written[]) =>
    new Set(each.map(({ outcome }) => outcome)).size === 1;
  const lost = [
    ...written.filter(({ why }) => why !== ''),
    ...usable.filter((each) => !isClear(each)).flatMap((each) => each.map(twice)),
  ];
  return {
    outcomes: usable
      .filter(isClear)
      .flatMap((rows) =>
        rows[0]?.outcome === undefined
          ? []
          : [{ id: rows[0].id, outcome: rows[0].outcome, notes: notesOf(rows) }],
      ),
    lost: [
      ...otherVersion(sheets, known),
      ...lost.map(({ sheet, row, why }) => ({ sheet, row, why })),
    ],
  };
};

/** A lost outcome in one line. */
export const lostWords = ({ sheet, row, why }: Lost) => `foglio «${sheet}», riga ${row}: ${why}`;
