import { type ReactNode, useState } from 'react';
import { exportLimit } from '../../../acquirer/contract/pages';
import type { Criteria } from '../../../machines/criteria';
import type { DayCount } from '../../../machines/shared/export/export.days';
import {
  announced,
  cutDays,
  isCountingDays,
  offeredDays,
  offeredParts,
} from '../../../machines/shared/export/export.selectors';
import { exportTexts } from '../../italian/export';
import { period, span } from '../../italian/search';
import { kitTexts, sharedTexts } from '../../italian/shared';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Spinner } from '../../ui/Loading';
import { Select } from '../../ui/Select';
import type { ExportPartProps } from './screen-props';

const optionOf =
  (month: string) =>
  ({ day, count }: DayCount) => ({
    value: day,
    label: exportTexts.dayOption(period(month, day), count),
  });

const adviceFor = ({ month = '', day }: Criteria, days: readonly DayCount[] | null) => {
  if (month === '' || day !== '') return null;
  return days === null ? exportTexts.oneDayAtATime : exportTexts.noDayFits;
};

/** MOV-021, BUS-011, ERR-030: why there is no file, and the ways to one: all rows in several, or those of a day. */
export function TooManyRows({ snapshot, send }: ExportPartProps) {
  const { count } = announced(snapshot);
  const counting = isCountingDays(snapshot);
  const days = offeredDays(snapshot) ?? [];
  const parts = offeredParts(snapshot);
  const inParts = parts.length > 1;
  const hasWay = inParts || days.length > 0;
  const close = () => send({ type: 'export.cancelled' });
  return (
    <Dialog
      wide
      title={counting || hasWay ? exportTexts.question(count) : exportTexts.tooMany(count)}
      onClose={close}
      actions={
        <Button look="quiet" onClick={close}>
          {kitTexts.close}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{sharedTexts.tooManyRows}</p>
        {counting && <Counting />}
        {!counting && !hasWay && (
          <p>{adviceFor(snapshot.context.criteria, offeredDays(snapshot))}</p>
        )}
        {hasWay && (
          <div className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col">
            {inParts && <AllOfIt snapshot={snapshot} send={send} parts={parts} />}
            {days.length > 0 && <OneDay snapshot={snapshot} send={send} days={days} />}
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface WayProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** One of two equal ways: its result, and beneath it the button. */
function Way({ title, children, action }: WayProps) {
  return (
    <section className="flex min-w-0 flex-col gap-4 rounded-panel border border-line p-[min(1rem,4vw)]">
      <h3 className="font-bold">{title}</h3>
      <div className="grid grow content-start gap-3">{children}</div>
      {action}
    </section>
  );
}

interface AllOfItProps extends ExportPartProps {
  readonly parts: readonly (readonly DayCount[])[];
}

const rowsIn = (days: readonly DayCount[]) =>
  days.reduce((sum, { count }) => sum + Math.min(count, exportLimit), 0);

/** The workbooks of a full export, and what is cut where a single day is too large. */
function AllOfIt({ snapshot, send, parts }: AllOfItProps) {
  const { month = '' } = snapshot.context.criteria;
  return (
    <Way
      title={exportTexts.allOfIt}
      action={
        <Button
          wide
          look="secondary"
          icon="download"
          onClick={() => send({ type: 'parts.requested' })}
        >
          {exportTexts.inParts(parts.length)}
        </Button>
      }
    >
      <p>{exportTexts.partsOffered}</p>
      <ul className="grid gap-1 tabular-nums">
        {parts.map((days) => (
          <li key={days[0]?.day}>
            {exportTexts.part(
              span(month, days[0]?.day ?? '', days.at(-1)?.day ?? ''),
              rowsIn(days),
            )}
          </li>
        ))}
      </ul>
      {cutDays(snapshot).map(({ day, count }) => (
        <p key={day}>{exportTexts.cut(period(month, day), count)}</p>
      ))}
    </Way>
  );
}

interface OneDayProps extends ExportPartProps {
  readonly days: readonly DayCount[];
}

function OneDay({ snapshot, send, days }: OneDayProps) {
  const [chosen, choose] = useState<string | null>(null);
  const day = chosen ?? days[0]?.day ?? '';
  return (
    <Way
      title={exportTexts.oneDay}
      action={
        <Button
          wide
          look="secondary"
          icon="search"
          onClick={() => send({ type: 'day.chosen', day })}
        >
          {exportTexts.searchDay}
        </Button>
      }
    >
      <Select
        label={exportTexts.dayOffered}
        hint={exportTexts.dayHint}
        options={days.map(optionOf(snapshot.context.criteria.month ?? ''))}
        value={day}
        onChange={choose}
      />
    </Way>
  );
}

function Counting() {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner className="size-5" />
      {exportTexts.counting}…
    </p>
  );
}
