import type { Criteria } from '../../machines/criteria';
import { dayChoices, monthChoices } from '../italian/months';
import { filterTexts } from '../italian/search';
import { DaySelect } from '../ui/DaySelect';
import { MonthSelect } from '../ui/MonthSelect';

interface PeriodProps {
  /** The filters of the list: some lists have no day. */
  readonly filters: object;
  readonly draft: Criteria;
  readonly set: (name: string, text: string) => void;
  readonly today: string;
}

/** The month of a list, and a day of it (MOV-002, DIF-002, ADD-002). */
export function Period({ filters, draft: { month = '', day = '' }, set, today }: PeriodProps) {
  const hasDay = 'day' in filters;
  return (
    <>
      <MonthSelect
        label={filterTexts.month}
        options={monthChoices(today)}
        value={month}
        required
        onChange={(chosen) => {
          set('month', chosen);
          if (hasDay) set('day', '');
        }}
      />
      {hasDay && (
        <DaySelect
          label={filterTexts.day}
          options={dayChoices(month)}
          value={day}
          onChange={(chosen) => set('day', chosen)}
        />
      )}
    </>
  );
}
