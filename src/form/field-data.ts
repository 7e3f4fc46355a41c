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
  /** A doubt about a valid value; null without one. */
  readonly doubts?: (value: string) => string | null;
}

/**
 * Joins a code that was pasted in groups, and removes spaces from a number too long for its field.
 */
export const tidied = ({ input, longest }: Pick<FieldData, 'input' | 'longest'>, text: string) => {
  if (input === 'digits') return text.replace(/\s/g, '').slice(0, longest);
  if (input === 'upper') return text.replace(/\s/g, '').toUpperCase().slice(0, longest);
  return input === 'tel' && text.length > longest ? withoutSpaces(text) : text;
};

const italianNumber = /^(?:0039|39(?=3\d{8,9}$))?(\d{8,11})$/;

/** The number with Italy's prefix, where it was typed without any; null where there is nothing to offer. */
export const withItalianPrefix = (text: string): string | null => {
  const [, number] = italianNumber.exec(text.replace(/[\s./-]/g, '')) ?? [];
  return number === undefined ? null : `+39${number}`;
};

/** Every field by its own rule. */
export const checkAll =
  <Name extends string>(fields: readonly FieldData<Name>[]) =>
  (values: Readonly<Record<Name, string>>): Broken<Name> =>
    Object.fromEntries(
      fields.map(({ name, rule }) => [name, violationOf(rule, values[name])]),
    ) as Broken<Name>;
