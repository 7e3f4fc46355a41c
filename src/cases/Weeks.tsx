import {
  type DeadlineWeek,
  deadlineWeeks as order,
} from '../../acquirer/contract/rules/deadline-week';
import { caseTexts } from '../italian/cases';
import { Tag, type TagTone } from '../ui/Tag';
import { deadlineWeeks } from './deadline-weeks';

const words = caseTexts.list;

const tones: Readonly<Record<DeadlineWeek, TagTone>> = {
  past: 'danger',
  thisWeek: 'warning',
  nextWeek: 'neutral',
  later: 'neutral',
};

interface ShownProps {
  readonly weeks: ReturnType<typeof deadlineWeeks>;
}

function Shown({ weeks }: ShownProps) {
  return (
    <ul aria-label={words.weeks} className="flex flex-wrap gap-2">
      {weeks.map(({ week, count }) => (
        <li key={week}>
          <Tag tone={count === 0 ? 'neutral' : tones[week]}>
            {words.weekCount(words.week[week], count)}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

interface WeeksProps {
  readonly expiries: readonly string[];
  readonly today: string;
}

/** How many of the open cases are due in which week. */
export function Weeks({ expiries, today }: WeeksProps) {
  return <Shown weeks={deadlineWeeks(expiries, today)} />;
}

interface WeekCountsProps {
  /** How many of all the rows are due in each week. */
  readonly counts: Readonly<Record<string, number>>;
  /** The only week of the rows; '' for all. */
  readonly only: DeadlineWeek | '';
}

/** The counts of the acquirer. */
export function WeekCounts({ counts, only }: WeekCountsProps) {
  const weeks = order.filter((week) => only === '' || week === only);
  return <Shown weeks={weeks.map((week) => ({ week, count: counts[week] ?? 0 }))} />;
}
