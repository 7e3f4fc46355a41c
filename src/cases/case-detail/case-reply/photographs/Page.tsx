import { useState } from 'react';
import type { PageOfPhotograph } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import type * as select from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.selectors';
import type { PhotographsEvent } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.types';
import { photographTexts as words } from '../../../../italian/photographs';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
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
  const [large, setLarge] = useState(false);
  const does = [
    ['up', words.earlier(place), { type: 'photograph.moved', id, by: -1 }],
    ['down', words.later(place), { type: 'photograph.moved', id, by: 1 }],
    ['turn', words.turn(place), { type: 'photograph.turned', id }],
    ['close', words.remove(place), { type: 'photograph.removed', id }],
  ] as const;
  return (
    <li className="flex items-center gap-3 rounded-control border border-line p-2">
      <button
        type="button"
        aria-label={words.enlarge(place)}
        onClick={() => setLarge(true)}
        className="block size-24 shrink-0 cursor-zoom-in overflow-hidden max-sm:size-18 rounded-control bg-canvas"
      >
        <img
          src={address}
          alt={words.picture(place, page.name)}
          className={`size-full object-scale-down ${turns[page.turns]}`}
        />
      </button>
      {large && <Large page={page} place={place} count={count} onClose={() => setLarge(false)} />}
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

interface LargeProps extends Pick<PageProps, 'page' | 'place' | 'count'> {
  readonly onClose: () => void;
}

/** The whole photograph, as large as the window allows, turned as it will be sent. */
function Large({ page, place, count, onClose }: LargeProps) {
  const { width, height, turns: turned } = page;
  const lies = turned % 2 === 1;
  const ratio = lies ? height / width : width / height;
  const title = words.large(place, count);
  return (
    <Dialog title={title} layer onClose={onClose}>
      <div
        className="@container-size mx-auto grid place-items-center overflow-hidden border border-line"
        style={{ aspectRatio: ratio, width: `min(100%, calc((100dvh - 10rem) * ${ratio}))` }}
      >
        <img
          src={usePicture(page.image)}
          alt={`${title}: ${page.name}`}
          className={`max-w-none object-contain ${turns[turned]} ${lies ? 'h-[100cqw] w-[100cqh]' : 'size-full'}`}
        />
      </div>
    </Dialog>
  );
}
