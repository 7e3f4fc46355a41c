import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type {
  DisputeTab,
  disputeOnlineMachine,
} from '../../machines/dispute-online/dispute-online.machine';
import * as select from '../../machines/dispute-online/dispute-online.selectors';
import { disputeOnlineTexts } from '../italian/dispute-online';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { HeadedPage } from '../ui/HeadedPage';
import { Tabs } from '../ui/Tabs';
import { EnrolmentView } from './enrolment/EnrolmentView';
import { Information } from './Information';
import { Profile } from './Profile';
import { Services } from './Services';
import type { PartProps } from './screen-props';
import { useHasResult } from './use-has-result';

export interface DisputeOnlineProps {
  readonly actor: ActorRefFrom<typeof disputeOnlineMachine>;
}

/** /DisputeOnline and /DisputeOnlineRegistered; the result of the wizard takes the whole page. */
export function DisputeOnlineView({ actor }: DisputeOnlineProps) {
  const snapshot = useActiveSnapshot(actor);
  const wizard = select.wizard(snapshot);
  const hasResult = useHasResult(wizard);
  if (wizard !== undefined && hasResult) return <EnrolmentView actor={wizard} />;
  return <Page snapshot={snapshot} send={actor.send} />;
}

/** ENR-062 to ENR-065: the tabs of this user. */
function Page({ snapshot, send }: PartProps) {
  const tabs = select.tabs(snapshot);
  const panels: Record<DisputeTab, () => ReactNode> = {
    information: () => <Information snapshot={snapshot} send={send} />,
    enrolment: () => <Wizard snapshot={snapshot} send={send} />,
    profile: () => <ProfileOrWizard snapshot={snapshot} send={send} />,
    service: () => <Services snapshot={snapshot} send={send} />,
  };
  return (
    <HeadedPage title={disputeOnlineTexts.title} intro={disputeOnlineTexts.intro}>
      <Tabs
        label={disputeOnlineTexts.tabsLabel}
        tabs={tabs.map((tab) => ({
          label: disputeOnlineTexts.tabs[tab],
          panel: panels[tab](),
          draft: true,
        }))}
        selectedIndex={tabs.indexOf(select.tab(snapshot))}
        onSelect={(index) => send({ type: 'tab.opened', tab: tabs[index] ?? 'information' })}
      />
    </HeadedPage>
  );
}

function Wizard({ snapshot, send }: PartProps) {
  const wizard = select.wizard(snapshot);
  const shown = select.tab(snapshot) === 'enrolment';
  const leave = () => send({ type: 'tab.opened', tab: 'information' });
  return wizard === undefined ? null : (
    <EnrolmentView actor={wizard} shown={shown} onLeave={leave} />
  );
}

/** A modification replaces the profile on the screen. */
function ProfileOrWizard({ snapshot, send }: PartProps) {
  const wizard = select.isModifying(snapshot) ? select.wizard(snapshot) : undefined;
  const [modified, setModified] = useState(false);
  if (wizard !== undefined && !modified) setModified(true);
  return wizard === undefined ? (
    <Profile snapshot={snapshot} send={send} returned={modified} />
  ) : (
    <EnrolmentView actor={wizard} shown={select.tab(snapshot) === 'profile'} arrives />
  );
}
