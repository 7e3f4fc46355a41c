import { reportTexts } from '../italian/report';
import { type PeriodName, periodsUntil } from './periods';

const words = reportTexts.filters;
const names = Object.keys(words.period) as PeriodName[];

const periodClasses =
  'min-h-control cursor-pointer rounded-control border border-line-strong bg-surface px-4 font-semibold text-accent hover:border-accent hover:bg-accent-soft aria-pressed:border-transparent aria-pressed:bg-accent aria-pressed:text-onaccent';

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

interface PeriodChoiceProps {
  today: string;
  typed: Dates;
  onChoose: (dates: Dates) => void;
}

/** The usual periods, each with one press; the dates can still be changed. */
export function PeriodChoice({ today, typed, onChoose }: PeriodChoiceProps) {
  const periods = periodsUntil(today);
  return (
    <fieldset className="basis-full">
      <legend className="mb-1.5 font-semibold">{words.periods}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => {
          const { startDate, endDate } = periods[name];
          const chosen = typed.startDate === startDate && typed.endDate === endDate;
          return (
            <button
              key={name}
              type="button"
              aria-pressed={chosen}
              onClick={() => onChoose(periods[name])}
              className={periodClasses}
            >
              {words.period[name]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
