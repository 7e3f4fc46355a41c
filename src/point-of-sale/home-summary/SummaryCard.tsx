import type { ReactNode } from 'react';
import { Anchor } from '../../ui/Anchor';
import { classes } from '../../ui/classes';
import { Icon, type IconName } from '../../ui/Icon';
import { cardShapes } from './SummaryFrame';

interface SummaryCardProps {
  weight: keyof typeof cardShapes;
  icon: IconName;
  label: string;
  /** The figure itself, in few words. */
  value: string;
  children?: ReactNode;
  urgent?: boolean;
  drawing?: ReactNode;
  /** Its target: an address, or an action. */
  leads: string;
}

const grid =
  'grid w-full cursor-pointer grid-cols-[minmax(0,1fr)] content-start wrap-break-word xs:grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-left shadow-panel hover:border-accent motion-safe:transition-colors';

/** One figure, linked to the page it belongs to. */
export function SummaryCard(props: SummaryCardProps) {
  const { weight, icon, label, value, children, urgent, drawing, leads } = props;
  const look = classes(
    grid,
    cardShapes[weight],
    urgent ? 'border-warning-line bg-warning-soft' : 'border-line bg-surface',
  );
  const content = (
    <>
      <span className="flex gap-2 text-ink-soft sm:col-span-full">
        <span className={classes('mt-0.5 max-sm:hidden', urgent ? 'text-warning' : 'text-accent')}>
          <Icon name={icon} />
        </span>
        {label}{' '}
      </span>
      <strong className="self-end whitespace-nowrap tabular-nums xs:max-sm:text-right sm:mt-1 sm:text-lg md:text-xl">
        {value}{' '}
      </strong>
      {drawing && <span className="self-end max-sm:hidden sm:justify-self-end">{drawing}</span>}
      <span
        className={classes('col-span-full text-sm sm:mt-1', weight === 'minor' && 'max-sm:sr-only')}
      >
        {children}
      </span>
    </>
  );
  return (
    <Anchor href={leads} className={look}>
      {content}
    </Anchor>
  );
}
