import { Suspense } from 'react';
import { isAt, pageAt } from '../../machines/pages';
import {
  failedInDisputes,
  type SignedInState,
  signedInState,
} from '../../machines/portal/portal.selectors';
import { isInDisputes } from '../../machines/portal/rights';
import { lazyComponent } from '../browser/lazy-component';
import { errorTexts } from '../italian/portal';
import { Layout } from '../layout/Layout';
import { Loading } from '../ui/Loading';
import { Banner } from './Banner';
import { ErrorScreen } from './ErrorScreen';
import { frameOf } from './frame';
import { navigationOf } from './navigation';
import type { PortalScreenProps, Screen } from './screen-props';

// Only those who are in Dispute Online need it.
const DisputeTrail = lazyComponent(async () => (await import('./DisputeTrail')).DisputeTrail);

const pages = {
  browsing: ({ shown }) => shown.flow ?? <Loading />,
  onErrorPage: ({ portal, send }) => (
    <ErrorScreen
      wayOut={{
        label: failedInDisputes(portal) ? errorTexts.disputes : errorTexts.home,
        onPress: () => send({ type: 'origin.requested' }),
      }}
      onRetry={
        portal.can({ type: 'page.retried' }) ? () => send({ type: 'page.retried' }) : undefined
      }
    />
  ),
} satisfies Record<SignedInState, Screen>;

export function SignedInPages(props: PortalScreenProps) {
  const { portal, shown, leave } = props;
  const state = signedInState(portal);
  const Page = pages[state];
  const failed = pageAt(portal.context.failedAt ?? '');
  const here = state === 'onErrorPage' ? failed : shown.page;
  return (
    <Layout
      {...frameOf(portal.context.configuration)}
      navigation={navigationOf(portal, here)}
      here={here}
      account={portal.context.session.merchant?.name ?? ''}
      onLogout={leave}
      banner={
        isAt(shown.address.pathname, 'home') ? (
          <Banner portal={portal} />
        ) : (
          state === 'browsing' &&
          isInDisputes(here) && (
            <Suspense fallback={<div className="h-11" />}>
              <DisputeTrail portal={portal} shown={shown} />
            </Suspense>
          )
        )
      }
    >
      <Page {...props} />
    </Layout>
  );
}
