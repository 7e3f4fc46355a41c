import { useState } from 'react';
import { isCompany, type Session } from '../../machines/portal/session';
import { lazyComponent } from '../browser/lazy-component';
import { pointTexts } from '../italian/portal';
import { Icon } from '../ui/Icon';
import { ClosedPoint } from './ClosedPoint';
import { pointPlace } from './point-place';
import type { PortalScreenProps } from './screen-props';

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
