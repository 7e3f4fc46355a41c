import { formatWhole } from '../italian/format';
import { Anchor, onPlainClick } from '../ui/Anchor';

interface StateCountProps {
  name: string;
  count: number;
  /** Of its cases. */
  href: string;
  onOpen: () => void;
}

const line = 'flex min-h-control items-center justify-between gap-4 rounded-control px-2';

/** CAS-010: a state is a link only where it has cases. */
export function StateCount({ name, count, href, onOpen }: StateCountProps) {
  if (count === 0)
    return (
      <p className={`${line} text-ink-soft`}>
        <span>{name}</span> <span className="text-lg tabular-nums">0</span>
      </p>
    );
  return (
    <Anchor
      href={href}
      onClick={onPlainClick(onOpen)}
      className={`${line} font-semibold text-accent hover:bg-accent-soft`}
    >
      <span className="underline decoration-accent-line decoration-2 underline-offset-4">
        {name}
      </span>{' '}
      <span className="text-lg tabular-nums">{formatWhole(count)}</span>
    </Anchor>
  );
}
