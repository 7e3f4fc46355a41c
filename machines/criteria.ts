import { abi, amount, posFilter, storeSearch } from '../acquirer/contract/rules/codes';
import { type Rule, violationOf } from '../acquirer/contract/rules/violation';

/** The criteria of a list: one text per filter, '' for none. */
export type Criteria = Readonly<Record<string, string>>;

/** Whether a list that needs a month has one (VAL-069). */
export const hasMonth = ({ month = '' }: Criteria) => month !== '';

const rules: Readonly<Record<string, Rule>> = { abi, pos: posFilter, search: storeSearch };

const ruleOf = (name: string) => (/^(?:min|max)[A-Z]/.test(name) ? amount : rules[name]);

/** Whether each filter keeps its rule: what is too long is said at its field, and not searched. */
export const areFitting = (criteria: Criteria) =>
  Object.entries(criteria).every(([name, text]) => {
    const rule = ruleOf(name);
    return rule === undefined || violationOf(rule, text) === undefined;
  });

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
