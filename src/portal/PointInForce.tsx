import { useId, useRef, useState } from 'react';
import { isCompany, type Session } from '../../machines/portal/session';
import { lazyComponent } from '../browser/lazy-component';
import { pointTexts } from '../italian/portal';
import { pointPlace } from '../layout/frame-look';
import { controlBox, controlInput } from '../ui/classes';
import { Icon } from '../ui/Icon';
import type { PortalScreenProps } from './screen-props';

interface ClosedPointProps {
  readonly name: string;
  readonly preload: () => Promise<void>;
  /** The text typed before the code of the list was loaded; '' for none. */
  readonly onLoaded: (typed: string) => void;
}

/** The closed combobox. Pointing at it or focusing it loads the code of its list. */
export function ClosedPoint({ name, preload, onLoaded }: ClosedPointProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const open = () => {
    const handOver = () => {
      const field = input.current;
      // The focus has left: nothing opens automatically.
      if (field === null || field !== document.activeElement) return;
      onLoaded(field.value === name ? '' : field.value);
    };
    // Without its code the shop in force is still readable.
    preload().then(handOver, () => {});
  };
  return (
    <div className={`relative ${pointPlace}`}>
      <label
        className={`cursor-pointer ${controlBox}`}
        onPointerEnter={() => preload().catch(() => {})}
      >
        <span className="grid place-items-center pl-3 text-accent max-sm:hidden">
          <Icon name="shop" />
        </span>
        <input
          key={name}
          ref={input}
          role="combobox"
          aria-expanded={false}
          aria-controls={list}
          aria-label={pointTexts.label}
          autoComplete="off"
          data-control=""
          defaultValue={name}
          onFocus={({ target }) => {
            target.select();
            open();
          }}
          className={`${controlInput} truncate px-2.5 py-1.5 font-semibold`}
        />
        <span aria-hidden="true" className="grid place-items-center px-3">
          <Icon name="down" size="small" />
        </span>
      </label>
    </div>
  );
}

const PointCombobox = lazyComponent(async () => (await import('./PointCombobox')).PointCombobox);

/** The sign and the city of a shop, from the session. */
export const nameOfPoint = ({ merchant, point }: Session) => {
  if (isCompany({ merchant }))
    return point === null ? pointTexts.all : pointTexts.named(point.name, point.city ?? '');
  return merchant === null ? '' : pointTexts.named(merchant.name, merchant.city);
};

interface FixedProps {
  readonly children?: string;
}

/** The shop in force where it cannot be changed, or not yet. */
export function FixedPoint({ children }: FixedProps) {
  return (
    <p className={`flex items-center gap-2 font-semibold md:justify-end ${pointPlace}`}>
      {children && (
        <>
          <span className="text-accent">
            <Icon name="shop" />
          </span>
          <span translate="no" className="line-clamp-2 min-w-0 leading-tight wrap-anywhere">
            {children}
          </span>
        </>
      )}
    </p>
  );
}

/** The shop in force: a company chooses another here, a shop sees its own. */
export function PointInForce({ portal, pointChoice }: PortalScreenProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { session } = portal.context;
  const name = nameOfPoint(session);
  if (!isCompany(session) || pointChoice === undefined) return <FixedPoint>{name}</FixedPoint>;
  if (typed === null)
    return <ClosedPoint name={name} preload={PointCombobox.preload} onLoaded={setTyped} />;
  const code = session.point?.code ?? '';
  return <PointCombobox actor={pointChoice} code={code} name={name} typed={typed} />;
}
