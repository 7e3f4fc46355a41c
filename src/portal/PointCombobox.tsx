import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from '@headlessui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, type UIEvent, useCallback, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { pointChoiceMachine } from '../../machines/navigation/point-choice/point-choice.machine';
import * as select from '../../machines/navigation/point-choice/point-choice.selectors';
import { pointTexts } from '../italian/portal';
import { kitTexts } from '../italian/shared';
import { pointPlace } from '../layout/frame-look';
import { controlBox, controlInput } from '../ui/classes';
import { Icon } from '../ui/Icon';

interface PointComboboxProps {
  readonly actor: ActorRefFrom<typeof pointChoiceMachine>;
  /** The code of the shop in force; '' for all of them. */
  readonly code: string;
  readonly name: string;
  /** The text typed before the code of this list was loaded. */
  readonly typed?: string;
}

/** Types it again, as a person would: the list takes it as its filter. */
const typeInto = (field: HTMLInputElement, text: string) => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const longestFilter = 40;

/** The distance from the end of the list, in px. */
const nearTheEnd = 120;

const option =
  'flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 px-4 py-2 data-focus:bg-accent-soft data-selected:font-semibold';

const popup =
  'absolute top-full right-0 z-30 mt-1 w-full min-w-[min(20rem,92vw)] rounded-panel border border-line bg-surface py-2 shadow-raised';

const list = 'max-h-90 overflow-y-auto outline-none';

/** What replaces the list of points while it cannot be shown. */
const sourceOf = (snapshot: select.PointChoiceSnapshot) => {
  if (select.isSearching(snapshot)) return pointTexts.searching;
  if (select.hasFailed(snapshot)) return pointTexts.failed;
  const { length } = snapshot.context.filter;
  if (length > longestFilter) return kitTexts.tooLong(longestFilter, length);
  return select.isEmpty(snapshot) && pointTexts.none;
};

function Option({ code, children }: { code: string; children: ReactNode }) {
  return (
    <ComboboxOption value={code} className={option}>
      {children}
    </ComboboxOption>
  );
}

/**
 * HOM-011 to HOM-019 from any consultation: the first letters find a shop, and choosing it shows
 * its figures.
 */
export function PointCombobox({ actor, code, name, typed }: PointComboboxProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { send } = actor;
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const pending = useRef(typed ?? '');
  useEffect(() => {
    if (typed !== undefined) input.current?.focus();
  }, [typed]);
  const begin = useCallback(
    (shown: HTMLElement | null) => {
      if (shown === null) return;
      send({ type: 'points.opened' });
      const text = pending.current;
      pending.current = '';
      // On opening, the list takes the typed text as its filter.
      if (text !== '') queueMicrotask(() => input.current && typeInto(input.current, text));
    },
    [send],
  );
  const askForMore = ({ currentTarget: shown }: UIEvent<HTMLElement>) => {
    const below = shown.scrollHeight - shown.scrollTop - shown.clientHeight;
    if (below < nearTheEnd) send({ type: 'more.requested' });
  };
  const choose = (chosen: string | null) => {
    if (chosen === null) return;
    send(chosen === '' ? { type: 'point.cleared' } : { type: 'point.chosen', code: chosen });
  };
  return (
    <Combobox
      immediate
      value={code}
      onChange={choose}
      onClose={() => send({ type: 'points.closed' })}
    >
      <div className={`relative ${pointPlace}`}>
        <div className={controlBox}>
          <span className="grid place-items-center pl-3 text-accent max-sm:hidden">
            <Icon name="shop" />
          </span>
          <ComboboxInput
            ref={input}
            data-control=""
            aria-label={pointTexts.label}
            autoComplete="off"
            displayValue={() => name}
            onFocus={({ target }) => target.select()}
            onClick={() => {
              // A press on the focused field opens its list again.
              if (!select.isOpen(actor.getSnapshot())) opener.current?.click();
            }}
            onKeyDown={(event) => {
              // The list would close, and take what was typed along.
              if (event.key === 'Enter' && select.offersNone(actor.getSnapshot()))
                event.preventDefault();
            }}
            onChange={({ target }) => send({ type: 'points.searched', filter: target.value })}
            className={`${controlInput} truncate px-2.5 py-1.5 font-semibold`}
          />
          <ComboboxButton ref={opener} aria-label={pointTexts.open} className="cursor-pointer px-3">
            <Icon name="down" size="small" />
          </ComboboxButton>
        </div>
        <div hidden={!select.isOpen(snapshot)} className={popup}>
          <ComboboxOptions modal={false} ref={begin} onScroll={askForMore} className={list}>
            {snapshot.context.filter === '' && <Option code="">{pointTexts.all}</Option>}
            {select.points(snapshot).map(({ codPointOfSales, name: sign, city }) => (
              <Option key={codPointOfSales} code={codPointOfSales}>
                {sign}
                <span className="text-sm font-normal text-ink-soft max-sm:basis-full">
                  {city} {codPointOfSales}
                </span>
              </Option>
            ))}
          </ComboboxOptions>
          <p role="status" className="px-4 py-1.5 text-ink-soft empty:hidden">
            {sourceOf(snapshot)}
          </p>
        </div>
      </div>
    </Combobox>
  );
}
