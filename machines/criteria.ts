/** The criteria of a list: one text per filter, '' for none. */
export type Criteria = Readonly<Record<string, string>>;

/** Whether a list that needs a month has one (VAL-069). */
export const hasMonth = ({ month = '' }: Criteria) => month !== '';

export const sameCriteria = (one: Criteria, other: Criteria) =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** Whether the point of sale in force is another one. */
export const isOtherPoint = (criteria: Criteria, begun: Criteria) =>
  (criteria.codPos ?? '') !== (begun.codPos ?? '');

/** The same search, for the point of sale in force. */
export const atPoint = <Asked extends Criteria>(
  criteria: Asked,
  { codPos = '' }: Criteria,
): Asked => ({
  ...criteria,
  codPos,
});
