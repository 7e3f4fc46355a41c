import type { Feature } from 'write-excel-file/universal';
import type { ChartPaths } from '../../paths/engine/chart-paths';
import type { Chart } from '../graph/chart';
import { outcomes } from '../outcomes/outcome';
import { answersByHand } from '../words/test-data';
import { type ManualPath, manualPath } from './steps';

/** The paths of one flow, on a separate sheet. */
export interface PathSheet {
  readonly name: string;
  readonly slug: string;
  readonly paths: readonly ManualPath[];
  /** How many paths the flow has in all. */
  readonly total: number;
}

interface NamedChart {
  readonly slug: string;
  readonly name: string;
  readonly chart: Chart;
}

/** The sheet of some paths of a flow, by their indexes. */
export const sheetOf = (
  { slug, name, chart }: NamedChart,
  walk: ChartPaths,
  indexes: readonly number[],
): PathSheet => ({
  name,
  slug,
  paths: indexes.map((index) => manualPath(slug, chart, walk, index)),
  total: walk.paths.length,
});

/** The content of the cover. */
export interface Cover {
  readonly title: string;
  /** Of the portal: the revision that the charts were read from, where it is known. */
  readonly version?: string;
  readonly day?: string;
  /** How testers produce the answers that the paths name. */
  readonly answers?: string;
}

const columns = [
  { title: 'id', width: 22 },
  { title: 'precondizioni', width: 44 },
  { title: 'passi', width: 80 },
  { title: 'atteso', width: 44 },
  { title: 'esito', width: 14 },
  { title: 'note', width: 36 },
] as const;

const outcomeColumn = 'E';

const cell = (value: string) =>
  ({ type: String, value, wrap: true, alignVertical: 'top' }) as const;
const bold = (value: string) => ({ type: String, value, fontWeight: 'bold' }) as const;
const number = (value: number) => ({ type: Number, value }) as const;

/** The steps of a path as a cell holds them. */
export const numbered = (steps: readonly string[]) =>
  steps.map((step, index) => `${index + 1}. ${step}`).join('\n');

/** The paths as rows for manual testers; outcome and notes are empty. */
export const rowsOf = (paths: readonly ManualPath[]) => [
  columns.map(({ title }) => bold(title)),
  ...paths.map(({ id, precondition, steps, expected }) =>
    [id, precondition, numbered(steps), expected, '', ''].map(cell),
  ),
];

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** What the workbook contains, and how much of the whole. */
export const coverOf = ({ title, version, day, answers }: Cover, sheets: readonly PathSheet[]) => [
  [bold(title)],
  [cell('Versione'), cell(version ?? 'non nota')],
  [cell('Data'), cell(day ?? new Date().toLocaleDateString('it-IT'))],
  [cell('Esiti'), cell(`${outcomes.join(', ')}: si scelgono dall’elenco della colonna «esito»`)],
  [
    cell('Come si rilegge'),
    cell('npm run paths -- --import esiti.xlsx, o la pagina «Esiti» dell’atlante'),
  ],
  [cell('Risposte'), cell(answers ?? answersByHand)],
  [],
  [bold('Flusso'), bold('Percorsi qui'), bold('Percorsi in tutto'), bold('Copertura')],
  ...sheets.map(({ name, paths, total }) => [
    cell(name),
    number(paths.length),
    number(total),
    cell(`${total === 0 ? 0 : Math.round((paths.length / total) * 100)}%`),
  ]),
  [
    bold('In tutto'),
    number(sum(sheets.map(({ paths }) => paths.length))),
    number(sum(sheets.map(({ total }) => total))),
    cell(''),
  ],
];

/** The outcome is chosen from a list, in every sheet but the cover. */
const withChoices = (sheets: readonly PathSheet[]): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _options, { sheetIndex }) => {
          const rows = sheets[sheetIndex - 1]?.paths.length ?? 0;
          if (rows === 0) return xml;
          const place = `${outcomeColumn}2:${outcomeColumn}${rows + 1}`;
          const choices =
            '<dataValidations count="1"><dataValidation type="list" allowBlank="1" ' +
            `showErrorMessage="1" sqref="${place}"><formula1>"${outcomes.join(',')}"</formula1>` +
            '</dataValidation></dataValidations>';
          return xml.replace('</sheetData>', `</sheetData>${choices}`);
        },
      },
    },
  },
});

/** A sheet's name has at most 31 characters, and some characters are not allowed. */
const sheetName = (name: string) => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** The workbook of some paths: a cover, and a sheet for each flow; its writer is loaded only now. */
export const workbookOf = async (sheets: readonly PathSheet[], cover: Cover): Promise<Blob> => {
  const { default: write } = await import('write-excel-file/universal');
  const pages = [
    {
      sheet: 'Copertina',
      data: coverOf(cover, sheets),
      columns: [34, 24, 18, 12].map((width) => ({ width })),
    },
    ...sheets.map(({ name, paths }) => ({
      sheet: sheetName(name),
      data: rowsOf(paths),
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    })),
  ];
  return write(pages as never, { features: [withChoices(sheets)] } as never).toBlob();
};
