import {
  type Rule,
  violationOf,
  writtenCode,
  writtenPhone,
  writtenTaxCode,
  writtenVatNumber,
} from '../../acquirer/contract/rules';
import type { Broken } from './use-fields';

/** A field of a form, as data. */
export interface FieldData<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly rule: Rule;
  readonly input: 'digits' | 'vat' | 'text' | 'email' | 'tel' | 'upper';
  /** In characters, for the error of a longer text. Left out where the rule's own sentence covers it. */
  readonly longest?: number;
  readonly autoComplete?: string;
  readonly hint?: string;
  readonly info?: string;
  /** A doubt about a valid value; null without one. */
  readonly doubts?: (value: string) => string | null;
}

const unchanged = (text: string) => text;

/** How each kind of field reads what is typed or pasted into it. Nothing is cut. */
export const readAs: Readonly<Record<FieldData['input'], (text: string) => string>> = {
  digits: writtenCode,
  vat: writtenVatNumber,
  upper: writtenTaxCode,
  tel: writtenPhone,
  text: unchanged,
  email: unchanged,
};

const italianNumber = /^(?:39(?=3\d{8}$))?(\d{8,11})$/;

/** The number with Italy's prefix, where it was typed without any; null where there is nothing to offer. */
export const withItalianPrefix = (text: string): string | null => {
  const [, number] = italianNumber.exec(writtenCode(text)) ?? [];
  return number === undefined ? null : `+39${number}`;
};

/** Every field by its own rule. */
export const checkAll =
  <Name extends string>(fields: readonly FieldData<Name>[]) =>
  (values: Readonly<Record<Name, string>>): Broken<Name> =>
    Object.fromEntries(
      fields.map(({ name, rule }) => [name, violationOf(rule, values[name])]),
    ) as Broken<Name>;
