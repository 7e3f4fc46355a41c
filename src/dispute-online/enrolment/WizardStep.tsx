import { type FormEvent, type ReactNode, useId } from 'react';
import * as select from '../../../machines/dispute-online/enrolment/enrolment.selectors';
import { enrolmentTexts } from '../../italian/enrolment';
import { formTexts } from '../../italian/form';
import { ActionRow } from '../../ui/ActionRow';
import { classes } from '../../ui/classes';
import { PartHeading } from '../../ui/PartHeading';
import type { ScreenProps } from './screen-props';

const steps = 3;

interface WizardStepProps extends Pick<ScreenProps, 'snapshot' | 'arrives'> {
  /** The two steps about managers count as one. */
  at: 1 | 2 | 3;
  title: string;
  intro: string;
  onSubmit: () => void;
  /** A table needs the whole width; forms are centred. */
  wide?: boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** One step of the wizard: its number, its heading, and one form. */
export function WizardStep(props: WizardStepProps) {
  const { snapshot, arrives, at, title, intro, onSubmit, wide = false, actions, children } = props;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const wizard = enrolmentTexts.wizard[select.isModification(snapshot) ? 'modify' : 'enrol'];
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'grid grid-cols-[minmax(0,1fr)] gap-6',
        !wide && 'mx-auto w-full max-w-reading',
      )}
    >
      <div className="grid gap-2">
        <p className="font-semibold text-accent">
          {wizard} · {formTexts.step(at, steps)}
        </p>
        <PartHeading id={id} title={title} intro={intro} takesFocus={arrives} />
      </div>
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {children}
        <ActionRow>{actions}</ActionRow>
      </form>
    </section>
  );
}
