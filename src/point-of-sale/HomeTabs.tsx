import { Suspense, useEffect } from 'react';
import type { WelcomeData } from '../../acquirer/contract/session';
import * as select from '../../machines/point-of-sale/point-of-sale.selectors';
import { lazyComponent } from '../browser/lazy-component';
import { formatAddress } from '../italian/address';
import { homeTexts } from '../italian/home';
import { Loading } from '../ui/Loading';
import { Tabs } from '../ui/Tabs';
import type { HomePartProps } from './screen-props';

interface HomeTabsProps extends HomePartProps {
  readonly merchant: WelcomeData | null;
}

const order = ['all', 'single'] as const;

/** A shop has nothing to choose from. */
export const PointPicker = lazyComponent(async () => (await import('./PointPicker')).PointPicker);

/** HOM-009, HOM-010: a company chooses between all its points and one; a shop sees its own. */
export function HomeTabs(props: HomeTabsProps) {
  const { own } = homeTexts.tabs;
  if (!select.isOwnTab(props.snapshot)) return <CompanyTabs {...props} />;
  return (
    <Tabs
      label={homeTexts.tabsLabel}
      tabs={[{ label: own, panel: <OwnPoint merchant={props.merchant} /> }]}
      selectedIndex={0}
      onSelect={() => {}}
    />
  );
}

function CompanyTabs({ snapshot, send }: HomePartProps) {
  const { all, single } = homeTexts.tabs;
  // Requested before its tab is opened.
  useEffect(() => void PointPicker.preload(), []);
  const picker = (
    <Suspense fallback={<Loading />}>
      <PointPicker snapshot={snapshot} send={send} />
    </Suspense>
  );
  return (
    <Tabs
      label={homeTexts.tabsLabel}
      tabs={[
        { label: all, panel: <p className="sr-only">{homeTexts.allExplanation}</p>, spoken: true },
        { label: single, panel: picker },
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
