import type { ActorRefFrom } from 'xstate';
import { pathOf } from '../../machines/pages';
import type { pointOfSaleMachine } from '../../machines/point-of-sale/point-of-sale.machine';
import * as select from '../../machines/point-of-sale/point-of-sale.selectors';
import { homeTexts } from '../italian/home';
import { sharedTexts } from '../italian/shared';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { LinkButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { HeadedPage } from '../ui/HeadedPage';
import { FullScreenLoading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { HomeMenu } from './HomeMenu';
import { HomeTabs } from './HomeTabs';
import { homeHeading } from './home-heading';
import { SummaryPlace } from './home-summary/SummaryPlace';
import type { HomePartProps } from './screen-props';

export interface HomeProps {
  readonly actor: ActorRefFrom<typeof pointOfSaleMachine>;
  readonly flowInput: Pick<FlowInput, 'session' | 'configuration'>;
}

export function HomeView({ actor, flowInput }: HomeProps) {
  const snapshot = useActiveSnapshot(actor);
  return (
    <>
      <Page snapshot={snapshot} send={actor.send} flowInput={flowInput} />
      {select.isOpening(snapshot) && <FullScreenLoading />}
    </>
  );
}

function Page({ snapshot, send, flowInput }: HomePartProps & Pick<HomeProps, 'flowInput'>) {
  const { merchant } = flowInput.session;
  // While the tab of a single point is open, the parts about all points are hidden.
  const isAside = select.isSingleTab(snapshot);
  const summary = <SummaryPlace snapshot={snapshot} />;
  return (
    <HeadedPage inert={select.isOpening(snapshot)} {...homeHeading}>
      {merchant?.email === '' && (
        <Notice
          tone="info"
          action={<LinkButton href={pathOf('firstEmail')}>{homeTexts.addEmail}</LinkButton>}
        >
          {homeTexts.emailMissing}
        </Notice>
      )}
      <HomeTabs snapshot={snapshot} send={send} merchant={merchant} />
      {!isAside && summary}
      <HomeMenu snapshot={snapshot} send={send} flowInput={flowInput} />
      {isAside && summary}
      {select.isPointMissing(snapshot) && (
        <Dialog title={sharedTexts.warning} onClose={() => send({ type: 'dialog.closed' })}>
          <p>{homeTexts.noPointChosen}</p>
        </Dialog>
      )}
    </HeadedPage>
  );
}
