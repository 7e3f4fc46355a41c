/** Tables whose rows are stacked on a phone: browsers then drop their semantics, and the roles restore it. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A list of cards: it hides cells, so none of them may take its name from the place of a column. */
export const cardRoles = {
  table: { role: 'list' },
  group: { role: 'presentation' },
  row: { role: 'listitem' },
  cell: { role: 'presentation' },
} as const;
