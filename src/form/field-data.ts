import { type Rule, violationOf, withoutSpaces } from '../../acquirer/contract/rules';
import type { Broken } from './use-fields';

/** A field of a form, as data. */
export interface FieldData<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly rule: Rule;
  readonly input: 'digits' | 'text' | 'email' | 'tel' | 'upper';
  readonly longest: number;
  readonly autoComplete?: string;
  readonly hint?: string;
  readonly info?: string;
}

/** A code that was pasted in groups is one code; a number too long for its field may do without spaces. */
export const tidied = ({ input, longest }: Pick<FieldData, 'input' | 'longest'>, text: string) => {
  if (input === 'digits') return text.replace(/\s/g, '').slice(0, longest);
  if (input === 'upper') return text.replace(/\s/g, '').toUpperCase().slice(0, longest);
  return input === 'tel' && text.length > longest ? withoutSpaces(text) : text;
};

/** Every field by its own rule. */
export const checkAll =
  <Name extends string>(fields: readonly FieldData<Name>[]) =>
  (values: Readonly<Record<Name, string>>): Broken<Name> =>
    Object.fromEntries(
      fields.map(({ name, rule }) => [name, violationOf(rule, values[name])]),
    ) as Broken<Name>;
