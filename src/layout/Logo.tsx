import { pathOf } from '../../machines/pages';
import { productName } from '../italian/shared';
import { Anchor } from '../ui/Anchor';

function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 shrink-0">
      <rect width="40" height="40" rx="10" className="fill-brand" />
      <path
        d="M9 15.5a3.5 3.5 0 0 1 3.5-3.5h15a3.5 3.5 0 0 1 3.5 3.5v2H9z"
        className="fill-onbrand"
      />
      <path
        d="M9 20.5h22v4a3.5 3.5 0 0 1-3.5 3.5h-15A3.5 3.5 0 0 1 9 24.5z"
        className="fill-onbrand opacity-55"
      />
    </svg>
  );
}

export function Logo() {
  return (
    <Anchor
      href={pathOf('start')}
      className="flex min-h-control min-w-0 grow basis-36 items-center gap-3 rounded-control xl:grow-0 xl:basis-auto"
    >
      <Mark />
      <span className="min-w-0 text-lg max-[21.5rem]:max-w-20 leading-tight font-bold tracking-tight">
        {productName}
      </span>
    </Anchor>
  );
}
