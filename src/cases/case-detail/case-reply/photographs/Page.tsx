import type { PageOfPhotograph } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import type * as select from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.selectors';
import type { PhotographsEvent } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.types';
import { photographTexts as words } from '../../../../italian/photographs';
import { Button } from '../../../../ui/Button';
import { usePicture } from './use-picture';

interface PageProps {
  readonly snapshot: select.PhotographsSnapshot;
  readonly send: (event: PhotographsEvent) => void;
  readonly page: PageOfPhotograph;
  /** From 1. */
  readonly place: number;
  readonly count: number;
}

const turns = ['', 'rotate-90', 'rotate-180', '-rotate-90'] as const;

/** One photograph, with its actions. */
export function Page({ snapshot, send, page, place, count }: PageProps) {
  const { id } = page;
  const address = usePicture(page.thumbnail);
  const does = [
    ['up', words.earlier(place), { type: 'photograph.moved', id, by: -1 }],
    ['down', words.later(place), { type: 'photograph.moved', id, by: 1 }],
    ['turn', words.turn(place), { type: 'photograph.turned', id }],
    ['close', words.remove(place), { type: 'photograph.removed', id }],
  ] as const;
  return (
    <li className="flex items-center gap-3 rounded-control border border-line p-2">
      <span className="block size-24 shrink-0 overflow-hidden max-sm:size-18 rounded-control bg-canvas">
        <img
          src={address}
          alt={words.picture(place, page.name)}
          className={`size-full object-scale-down ${turns[page.turns]}`}
        />
      </span>
      <div className="min-w-0">
        <p className="mb-1 font-semibold tabular-nums">{words.place(place, count)}</p>
        <div className="-ml-2 flex flex-wrap">
          {does.map(([icon, label, event]) => (
            <Button
              key={icon}
              look="quiet"
              icon={icon}
              aria-label={label}
              disabled={!snapshot.can(event)}
              onClick={() => send(event)}
            />
          ))}
        </div>
      </div>
    </li>
  );
}
