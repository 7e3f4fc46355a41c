import { useState } from 'react';
import type { Criteria } from '../../../machines/criteria';
import type { DayCount } from '../../../machines/shared/export/export.days';
import { exportCap } from '../../../machines/shared/export/export.parts';
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
import { Select } from '../../ui/Select';
import { Spinner } from '../../ui/Spinner';
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

/** MOV-021, BUS-011, ERR-030: why there is no file, how many rows there are, and a way to fewer. */
export function TooManyRows({ snapshot, send }: ExportPartProps) {
  const [chosen, choose] = useState<string | null>(null);
  const { criteria } = snapshot.context;
  const counting = isCountingDays(snapshot);
  const days = offeredDays(snapshot);
  const offered = days !== null && days.length > 0;
  const parts = offeredParts(snapshot);
  const day = chosen ?? days?.[0]?.day ?? '';
  const close = () => send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={sharedTexts.warning}
      onClose={close}
      actions={
        <>
          <Button look="secondary" onClick={close}>
            {kitTexts.close}
          </Button>
          {offered && (
            <Button look="secondary" onClick={() => send({ type: 'day.chosen', day })}>
              {exportTexts.searchDay}
            </Button>
          )}
          {parts.length > 1 && (
            <Button icon="download" onClick={() => send({ type: 'parts.requested' })}>
              {exportTexts.inParts(parts.length)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        <p>{sharedTexts.tooManyRows}</p>
        <p>{exportTexts.found(announced(snapshot).count)}</p>
        {counting && <Counting />}
        {parts.length > 1 && <Parts snapshot={snapshot} parts={parts} />}
        {!counting && !offered && parts.length < 2 && <p>{adviceFor(criteria, days)}</p>}
        {offered && (
          <Select
            label={exportTexts.dayOffered}
            hint={exportTexts.dayHint}
            options={days.map(optionOf(criteria.month ?? ''))}
            value={day}
            onChange={choose}
          />
        )}
      </div>
    </Dialog>
  );
}

interface PartsProps extends Pick<ExportPartProps, 'snapshot'> {
  readonly parts: readonly (readonly DayCount[])[];
}

const rowsIn = (days: readonly DayCount[]) =>
  days.reduce((sum, { count }) => sum + Math.min(count, exportCap), 0);

/** The workbooks that all of it makes, and what is cut where a single day is too much. */
function Parts({ snapshot, parts }: PartsProps) {
  const { month = '' } = snapshot.context.criteria;
  return (
    <>
      <p>{exportTexts.partsOffered(parts.length)}</p>
      <ul className="list-disc pl-5 tabular-nums sm:columns-2">
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
    </>
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
