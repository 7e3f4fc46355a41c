import { useState } from 'react';
import type { Criteria } from '../../../machines/criteria';
import type { DayCount } from '../../../machines/shared/export/export.days';
import {
  announced,
  isCountingDays,
  offeredDays,
} from '../../../machines/shared/export/export.selectors';
import { exportTexts } from '../../italian/export';
import { period } from '../../italian/search';
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
export function TooManyRows({ snapshot, send, onNarrow }: ExportPartProps) {
  const [chosen, choose] = useState<string | null>(null);
  const { criteria } = snapshot.context;
  const counting = isCountingDays(snapshot);
  const days = offeredDays(snapshot);
  const offered = onNarrow !== undefined && days !== null && days.length > 0;
  const day = chosen ?? days?.[0]?.day ?? '';
  const close = () => send({ type: 'dialog.closed' });
  const narrow = () => {
    close();
    onNarrow?.(day);
  };
  return (
    <Dialog
      title={sharedTexts.warning}
      onClose={close}
      actions={
        offered ? (
          <>
            <Button look="secondary" onClick={close}>
              {kitTexts.close}
            </Button>
            <Button onClick={narrow}>{exportTexts.searchDay}</Button>
          </>
        ) : undefined
      }
    >
      <div className="grid gap-3">
        <p>{sharedTexts.tooManyRows}</p>
        <p>{exportTexts.found(announced(snapshot).count)}</p>
        {counting && <Counting />}
        {!counting && !offered && <p>{adviceFor(criteria, days)}</p>}
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

function Counting() {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner className="size-5" />
      {exportTexts.counting}…
    </p>
  );
}
