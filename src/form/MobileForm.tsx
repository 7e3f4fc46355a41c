import type { ReactNode } from 'react';
import { phoneIsOld, violationOf } from '../../acquirer/contract/rules';
import { formTexts } from '../italian/form';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import { DataField } from './DataField';
import { FormPage } from './FormPage';
import { mobileField } from './phone';
import { useFields } from './use-fields';

interface NumberConfirmed {
  readonly type: 'number.confirmed';
  readonly number: string;
}

interface MobileFormProps {
  title: string;
  intro: string;
  step: { at: number; of: number };
  initial: string;
  sending: boolean;
  /** Why no code was sent, if none was. */
  refusal: ReactNode;
  /** The number in use, which the new one may not be. */
  old?: string;
  /** The error of an empty field, if not the usual one (VAL-032). */
  whenEmpty?: string;
  /** Receives every change, to store what is typed. */
  onTyped: (number: string) => void;
  can: (event: NumberConfirmed) => boolean;
  onConfirm: (event: NumberConfirmed) => void;
  /** Shown before AVANTI. */
  before?: ReactNode;
}

/** Asks for a mobile number that will receive a code. */
export function MobileForm(props: MobileFormProps) {
  const { title, intro, step, initial, sending, refusal, whenEmpty, can, onConfirm, before } =
    props;
  const { old = '', onTyped } = props;
  const { values, field } = useFields({
    initial: { number: initial },
    check: ({ number }) => ({
      number:
        violationOf(mobileField.rule, number) ??
        (phoneIsOld(number, old) ? 'phoneIsOld' : undefined),
    }),
    onTyped: ({ number }) => onTyped(number),
    words: whenEmpty === undefined ? {} : { required: whenEmpty },
  });
  const confirmed = { type: 'number.confirmed', number: values.number } as const;
  return (
    <FormPage title={title} intro={intro} step={step} onSubmit={() => onConfirm(confirmed)}>
      {refusal}
      <DataField data={mobileField} state={field('number')} />
      <ActionRow>
        {before}
        <Button type="submit" pending={sending} disabled={!sending && !can(confirmed)}>
          {formTexts.next}
        </Button>
      </ActionRow>
    </FormPage>
  );
}
