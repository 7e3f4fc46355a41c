import { caseTexts } from '../italian/cases';
import { Tag, type TagTone } from '../ui/Tag';
import { type DeadlineWeek, deadlineWeeks } from './deadline-weeks';

const words = caseTexts.list;

const tones: Readonly<Record<DeadlineWeek, TagTone>> = {
  past: 'danger',
  thisWeek: 'warning',
  nextWeek: 'neutral',
  later: 'neutral',
};

interface WeeksProps {
  readonly expiries: readonly string[];
  readonly today: string;
}

/** How many of the open cases are due in which week. */
export function Weeks({ expiries, today }: WeeksProps) {
  return (
    <ul aria-label={words.weeks} className="flex flex-wrap gap-2">
      {deadlineWeeks(expiries, today).map(({ week, count }) => (
        <li key={week}>
          <Tag tone={tones[week]}>{words.weekCount(words.week[week], count)}</Tag>
        </li>
      ))}
    </ul>
  );
}
