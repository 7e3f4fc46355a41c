import type { WelcomeData } from '../../acquirer/contract/session';
import * as select from '../../machines/point-of-sale/point-of-sale.selectors';
import { formatAddress } from '../italian/address';
import { homeTexts } from '../italian/home';
import { Tabs } from '../ui/Tabs';
import { PointPicker } from './PointPicker';
import type { HomePartProps } from './screen-props';

interface HomeTabsProps extends HomePartProps {
  readonly merchant: WelcomeData | null;
}

const order = ['all', 'single'] as const;

/** HOM-009, HOM-010: a company chooses between all its points and one; a shop sees its own. */
export function HomeTabs({ snapshot, send, merchant }: HomeTabsProps) {
  const { all, single, own } = homeTexts.tabs;
  if (select.isOwnTab(snapshot))
    return (
      <Tabs
        label={homeTexts.tabsLabel}
        tabs={[{ label: own, panel: <OwnPoint merchant={merchant} /> }]}
        selectedIndex={0}
        onSelect={() => {}}
      />
    );
  return (
    <Tabs
      label={homeTexts.tabsLabel}
      tabs={[
        { label: all, panel: <p className="max-sm:sr-only">{homeTexts.allExplanation}</p> },
        { label: single, panel: <PointPicker snapshot={snapshot} send={send} /> },
      ]}
      selectedIndex={select.isSingleTab(snapshot) ? 1 : 0}
      onSelect={(index) => send({ type: 'tab.opened', tab: order[index] ?? 'all' })}
    />
  );
}

function OwnPoint({ merchant }: { merchant: WelcomeData | null }) {
  if (merchant === null) return null;
  return (
    <p>
      <strong className="font-semibold">{merchant.name}</strong>{' '}
      <span className="text-ink-soft">
        {merchant.codPV} <span className="max-sm:sr-only">{formatAddress(merchant)}</span>
      </span>
    </p>
  );
}
