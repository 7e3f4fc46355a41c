/** The rows by key, in the order in which the keys are first met. */
export const groupBy = <Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key) => {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
};
