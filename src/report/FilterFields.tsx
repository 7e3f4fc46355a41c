import type { ReactNode } from 'react';
import { readAs } from '../form/field-data';
import type { FieldState } from '../form/use-fields';
import { formTexts } from '../italian/form';
import { reportTexts } from '../italian/report';
import { insideControl } from '../ui/classes';
import { TextField } from '../ui/TextField';
import { maskedCard } from './masked-card';

const words = reportTexts.filters;
const longestCard = 19;

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
  /** It was typed before a reload, and is not stored. */
  lost: boolean;
  /** It has just replaced the number that was sent. */
  takesFocus: boolean;
}

/** VAL-081, VAL-082. */
export function CardField({ state, lost, takesFocus }: CardFieldProps) {
  const { rejected, onChange, ...shown } = state;
  const hint = lost ? words.cardLost : words.cardHint;
  return (
    <TextField
      label={words.card}
      hint={rejected === null ? hint : formTexts.cleared(rejected)}
      inputMode="numeric"
      autoComplete="off"
      longest={longestCard}
      judged={rejected ?? shown.value}
      onChange={(text) => onChange(readAs.digits(text))}
      {...shown}
      autoFocus={takesFocus}
    />
  );
}

interface SentCardProps {
  card: string;
  onChange: () => void;
}

/** A number that was sent: the next search uses it too, and it is not shown again. */
export function SentCard({ card, onChange }: SentCardProps) {
  return (
    <TextField
      label={words.card}
      hint={words.cardSent}
      value={maskedCard(card)}
      readOnly
      trailing={
        <button
          type="button"
          aria-label={words.cardChangeNumber}
          onClick={onChange}
          className={insideControl}
        >
          {words.cardChange}
        </button>
      }
    />
  );
}
