import type { ReactNode } from 'react';
import { tidied } from '../form/field-data';
import type { FieldState } from '../form/use-fields';
import { formTexts } from '../italian/form';
import { reportTexts } from '../italian/report';
import { TextField } from '../ui/TextField';
import { asReportDate } from './typed-date';

const words = reportTexts.filters;
const longestCard = 19;
const longestDate = 10;

/** Half of the panel for two fields; on a phone one under the other. */
export function Two({ children }: { children: ReactNode }) {
  return (
    <div
      data-span=""
      className="grid items-start gap-x-6 gap-y-5 sm:col-span-2 sm:grid-cols-2 lg:col-span-3"
    >
      {children}
    </div>
  );
}

interface CardFieldProps {
  state: FieldState;
  /** It was typed before a reload, and is not kept. */
  lost: boolean;
}

/** VAL-081, VAL-082. */
export function CardField({ state: { rejected, onChange, ...state }, lost }: CardFieldProps) {
  const hint = lost ? words.cardLost : words.cardHint;
  return (
    <TextField
      label={words.card}
      hint={rejected === null ? hint : formTexts.cleared(rejected)}
      inputMode="numeric"
      autoComplete="off"
      onChange={(text) => onChange(tidied({ input: 'digits', longest: longestCard }, text))}
      {...state}
    />
  );
}

interface DateFieldProps {
  label: string;
  state: FieldState;
}

/** A typed date; left, it is written as the report writes it (VAL-084). */
export function DateField({ label, state: { rejected: _, ...state } }: DateFieldProps) {
  return (
    <TextField
      label={label}
      hint={words.dateHint}
      autoComplete="off"
      maxLength={longestDate}
      required
      {...state}
      onBlur={() => {
        state.onChange(asReportDate(state.value));
        state.onBlur();
      }}
    />
  );
}
