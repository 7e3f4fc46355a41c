import { kitTexts } from '../italian/shared';
import { Icon, type IconName } from './Icon';

export interface PagerProps {
  /** Distinguishes two pagers of one screen. */
  label?: string | undefined;
  page: number;
  pages: number;
  onGo: (page: number) => void;
  /** A page is loading: the buttons are disabled. */
  pending?: boolean;
}

interface StepProps {
  label: string;
  icon: IconName;
  rests: boolean;
  onPress: () => void;
}

// At the ends a disabled button stays in the tab order, so the focus is never lost on the last
// page.
function Step({ label, icon, rests, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={rests || undefined}
      onClick={rests ? undefined : onPress}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control border border-line-strong bg-surface text-accent hover:bg-accent-soft aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-line-strong forced-colors:aria-disabled:text-[GrayText] sm:size-12"
    >
      <Icon name={icon} />
    </button>
  );
}

/** First, previous, 'x di y', next, last; pages count from 1 (FLO-009 to FLO-012). One page needs none. */
export function Pager(props: PagerProps) {
  const { page, pages, onGo, pending = false } = props;
  if (pages <= 1) return null;
  const atStart = pending || page <= 1;
  const atEnd = pending || page >= pages;
  const words = kitTexts.pager;
  return (
    <nav
      aria-label={props.label ?? words.label}
      className="flex flex-wrap items-center justify-center gap-1 print:hidden sm:gap-2"
    >
      <Step label={words.first} icon="first" rests={atStart} onPress={() => onGo(1)} />
      <Step label={words.previous} icon="previous" rests={atStart} onPress={() => onGo(page - 1)} />
      <p className="min-w-20 text-center sm:min-w-24 font-semibold tabular-nums">
        {words.position(page, pages)}
      </p>
      <Step label={words.next} icon="next" rests={atEnd} onPress={() => onGo(page + 1)} />
      <Step label={words.last} icon="last" rests={atEnd} onPress={() => onGo(pages)} />
    </nav>
  );
}
