import type { ManualPath } from './steps';

const columns = [
  { title: 'id', width: 22 },
  { title: 'precondizioni', width: 34 },
  { title: 'passi', width: 80 },
  { title: 'atteso', width: 44 },
  { title: 'esito', width: 12 },
  { title: 'note', width: 36 },
] as const;

const cell = (value: string) =>
  ({ type: String, value, wrap: true, alignVertical: 'top' }) as const;

const numbered = (steps: readonly string[]) =>
  steps.map((step, index) => `${index + 1}. ${step}`).join('\n');

/** The paths as rows for whoever runs them by hand; outcome and notes are left to fill in. */
export const rowsOf = (paths: readonly ManualPath[]) => [
  columns.map(({ title }) => ({ type: String, value: title, fontWeight: 'bold' }) as const),
  ...paths.map(({ id, precondition, steps, expected }) =>
    [id, precondition, numbered(steps), expected, '', ''].map(cell),
  ),
];

/** The workbook of some paths; its writer is loaded only now. */
export const workbookOf = async (paths: readonly ManualPath[]): Promise<Blob> => {
  const { default: write } = await import('write-excel-file/universal');
  return write(rowsOf(paths), {
    sheet: 'Percorsi',
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
};
