import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { caseDetailMachine } from '../../../machines/cases/case-detail/case-detail.machine';
import * as select from '../../../machines/cases/case-detail/case-detail.selectors';
import { caseTexts } from '../../italian/cases';
import { DocumentStatus } from '../../shared/document/DocumentStatus';
import { ActionRow } from '../../ui/ActionRow';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { PageHeading } from '../../ui/PageHeading';
import { PageStack } from '../../ui/PageStack';
import { useActiveSnapshot } from '../../use-active-snapshot';
import { AcquirerMessage } from './AcquirerMessage';
import { CoverSheet } from './CoverSheet';
import { ReplyForm } from './case-reply/ReplyForm';
import { Facts } from './Facts';
import { FaxPost } from './FaxPost';
import { History } from './History';

const words = caseTexts.detail;

export interface CaseDetailProps {
  readonly actor: ActorRefFrom<typeof caseDetailMachine>;
}

/** DISPUTE ONLINE - DETTAGLIO PRATICA (CAS-031 to CAS-048). */
export function CaseDetailView({ actor }: CaseDetailProps) {
  const snapshot = useActiveSnapshot(actor);
  const detail = select.detail(snapshot);
  const arriving = select.arriving(snapshot);
  const back = (
    <Button look="secondary" onClick={() => actor.send({ type: 'level.left' })}>
      {words.back}
    </Button>
  );
  return (
    <PageStack>
      <PageHeading title={words.title} intro={detail ? words.number(detail.number) : undefined} />
      {select.isLoading(snapshot) && <Loading />}
      {detail && <Facts detail={detail} />}
      {detail ? <Reply actor={actor} back={back} /> : <ActionRow>{back}</ActionRow>}
      {arriving && <DocumentStatus actor={arriving} />}
    </PageStack>
  );
}

/** What can be answered, or what can only be looked at; the history is beside both. */
function Reply({ actor, back }: CaseDetailProps & { back: ReactNode }) {
  const snapshot = useActiveSnapshot(actor);
  const reply = select.reply(snapshot);
  const history = <History snapshot={snapshot} send={actor.send} />;
  const form = <CoverSheet snapshot={snapshot} send={actor.send} />;
  const message = select.detail(snapshot)?.message ?? '';
  if (reply !== undefined)
    return (
      <ReplyForm
        actor={reply}
        acquirerMessage={message}
        history={history}
        form={form}
        back={back}
        onHistory={() => actor.send({ type: 'history.requested' })}
      />
    );
  return (
    <>
      <FaxPost form={form} />
      <AcquirerMessage message={message} />
      {history}
      <ActionRow>{back}</ActionRow>
    </>
  );
}
