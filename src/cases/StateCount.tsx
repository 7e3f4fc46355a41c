import type { MouseEvent } from 'react';
import { pathOf } from '../../machines/pages';
import { formatWhole } from '../italian/format';
import { Anchor } from '../ui/Anchor';

interface StateCountProps {
  name: string;
  count: number;
  onOpen: () => void;
}

const line = 'flex min-h-control items-center justify-between gap-4 rounded-control px-2';

/** CAS-010: a state is a link only where it has cases. */
export function StateCount({ name, count, onOpen }: StateCountProps) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  if (count === 0)
    return (
      <p className={`${line} text-ink-soft`}>
        <span>{name}</span> <span className="text-lg tabular-nums">0</span>
      </p>
    );
  return (
    <Anchor
      href={pathOf('caseList')}
      onClick={open}
      className={`${line} font-semibold text-accent hover:bg-accent-soft`}
    >
      <span className="underline decoration-accent-line decoration-2 underline-offset-4">
        {name}
      </span>{' '}
      <span className="text-lg tabular-nums">{formatWhole(count)}</span>
    </Anchor>
  );
}
