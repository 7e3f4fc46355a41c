import type { FormEvent, ReactNode } from 'react';
import { formTexts } from '../italian/form';
import { classes } from '../ui/classes';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { Panel } from '../ui/Panel';

interface FormPageProps {
  title: string;
  intro?: ReactNode;
  /** Its step in a flow of several. */
  step?: { at: number; of: number } | undefined;
  /** False where a field takes it. */
  takesFocus?: boolean | undefined;
  /** Shown beside the form on a wide screen and under it on a phone. */
  aside?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** A page that asks for something: its heading, one form, and what helps to fill it in. */
export function FormPage({
  title,
  intro,
  step,
  takesFocus,
  aside,
  onSubmit,
  children,
}: FormPageProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className={aside ? '' : 'mx-auto w-full max-w-[40rem]'}>
      <PageStack>
        <div className="grid gap-2">
          {step && <p className="font-semibold text-accent">{formTexts.step(step.at, step.of)}</p>}
          <PageHeading title={title} intro={intro} takesFocus={takesFocus} />
        </div>
        <div
          className={classes(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
            Boolean(aside) && 'lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]',
          )}
        >
          <Panel>
            <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
              {children}
            </form>
          </Panel>
          {aside}
        </div>
      </PageStack>
    </div>
  );
}
