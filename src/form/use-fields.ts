import { useState } from 'react';
import type { RuleViolation } from '../../acquirer/contract/rules';
import { violationTexts } from '../italian/violations';

const sentences: Readonly<Record<RuleViolation, string>> = violationTexts;

type Values<Name extends string> = Readonly<Record<Name, string>>;
export type Broken<Name extends string> = { readonly [Each in Name]?: RuleViolation | undefined };

interface FieldsOptions<Name extends string> {
  readonly initial: Values<Name>;
  /** The rules, given all input: some fields depend on others. */
  readonly check: (values: Values<Name>) => Broken<Name>;
  /** Emptied when they lose the focus with an error (VAL-026). */
  readonly clears?: readonly NoInfer<Name>[];
  /** Another value begins a new round: `renewed` returns what remains of the input. */
  readonly round?: number;
  readonly renewed?: (values: Values<Name>) => Values<Name>;
  /** Receives every change, to store what is typed. */
  readonly onTyped?: (values: Values<Name>) => void;
  /** Special words of this form for a violation. */
  readonly words?: Partial<Record<RuleViolation, string>>;
}

export interface FieldState {
  readonly value: string;
  readonly error: string | null;
  /** The content of the field before it was emptied. */
  readonly rejected: string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** The input of a form, and the error of each field once it has lost the focus (VAL-015). */
export const useFields = <Name extends string>(options: FieldsOptions<Name>) => {
  const { initial, check, clears = [], words = {}, round = 0, onTyped } = options;
  const { renewed = () => initial } = options;
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [rejected, setRejected] = useState<Partial<Record<Name, string>>>({});
  const [followed, follow] = useState(round);
  if (round !== followed) {
    follow(round);
    setValues(renewed(values));
    setLeft(new Set());
  }
  const broken = check(values);

  const errorOf = (name: Name): string | null => {
    if (!left.has(name)) return null;
    const text = rejected[name];
    const violation = text === undefined ? broken[name] : check({ ...values, [name]: text })[name];
    return violation === undefined ? null : (words[violation] ?? sentences[violation]);
  };

  const put = (some: Partial<Values<Name>>) => {
    setValues((before) => ({ ...before, ...some }));
    onTyped?.({ ...values, ...some });
  };

  const leave = (name: Name) => {
    setLeft((before) => new Set(before).add(name));
    if (!clears.includes(name) || broken[name] === undefined || values[name] === '') return;
    setRejected((before) => ({ ...before, [name]: values[name] }));
    put({ [name]: '' } as Partial<Values<Name>>);
  };

  const change = (name: Name, value: string) => {
    setRejected(({ [name]: _, ...others }) => others as Partial<Record<Name, string>>);
    put({ [name]: value } as Partial<Values<Name>>);
  };

  return {
    values,
    /** Sets several fields, as if typed. */
    fillIn: put,
    isValid: Object.values(broken).every((violation) => violation === undefined),
    field: (name: Name): FieldState => ({
      value: values[name],
      error: errorOf(name),
      rejected: rejected[name] ?? null,
      onChange: (value) => change(name, value),
      onBlur: () => leave(name),
    }),
  };
};
