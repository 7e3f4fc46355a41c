import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { caseDetailMachine } from '../../../machines/cases/case-detail/case-detail.machine';
import * as select from '../../../machines/cases/case-detail/case-detail.selectors';
import { caseTexts } from '../../italian/cases';
import { DocumentStatus } from '../../shared/document/DocumentStatus';
import { useActiveSnapshot } from '../../shared/use-active-snapshot';
import { intoSight } from '../../ui/into-sight';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { PageHeading } from '../../ui/PageHeading';
import { PageStack } from '../../ui/PageStack';
import { Legend } from '../Legend';
import { LevelUp } from '../LevelUp';
import { AcquirerMessage } from './AcquirerMessage';
import { CaseHead } from './CaseHead';
import { CaseRecord, Requested } from './CaseRecord';
import { CoverSheet, CoverSheetNotMade } from './CoverSheet';
import { ReplyForm, type ReplyLayout } from './case-reply/ReplyForm';
import { DisputedPayment } from './DisputedPayment';
import { FaxPost } from './FaxPost';
import { Guide, sampleFor } from './Guide';
import { History } from './History';
import { LeftOverPanel } from './LeftOverPanel';

const words = caseTexts.detail;

export interface CaseDetailProps {
  readonly actor: ActorRefFrom<typeof caseDetailMachine>;
  /** The day it is in Italy, `YYYY-MM-DD`. */
  readonly today: string;
  /** The notice that it was answered from here before, with the receipt. */
  readonly answered?: ReactNode;
  /** To the next case of the list it was opened from. */
  readonly next?: ReactNode;
}

/** DISPUTE ONLINE - DETTAGLIO PRATICA (CAS-031 to CAS-048). */
export function CaseDetailView(props: CaseDetailProps) {
  const { actor } = props;
  const snapshot = useActiveSnapshot(actor);
  const detail = select.detail(snapshot);
  const arriving = select.arriving(snapshot);
  return (
    <PageStack>
      <PageHeading title={words.title} intro={detail ? words.number(detail.number) : undefined} />
      {select.isLoading(snapshot) && <Loading />}
      {detail && <Case {...props} />}
      <LevelUp send={actor.send}>{props.next}</LevelUp>
      {select.isPdfNotMade(snapshot) && <CoverSheetNotMade send={actor.send} />}
      {arriving && <DocumentStatus actor={arriving} />}
    </PageStack>
  );
}

/** The reply form, or what can only be looked at, beside the facts of the case. */
function Case({ actor, today, answered }: CaseDetailProps) {
  const snapshot = useActiveSnapshot(actor);
  const reply = select.reply(snapshot);
  const detail = select.detail(snapshot);
  const form = <CoverSheet snapshot={snapshot} send={actor.send} />;
  const layout = ({ action, below, content }: ReplyLayout) => (
    <>
      <CaseHead {...{ snapshot, today, action, below }} />
      {answered}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{content}</div>
        <Beside actor={actor} />
      </div>
      <CaseHistory actor={actor} />
    </>
  );
  if (reply === undefined || detail === null)
    return layout({ content: <ViewOnly snapshot={snapshot} form={form} /> });
  return (
    <ReplyForm
      actor={reply}
      layout={layout}
      acquirerMessage={detail.message}
      guide={<Guide detail={detail} />}
      payment={<DisputedPayment detail={detail} today={today} />}
      sample={sampleFor(detail)}
      form={form}
      onHistory={() => actor.send({ type: 'history.requested' })}
    />
  );
}

function Beside({ actor }: Pick<CaseDetailProps, 'actor'>) {
  const snapshot = useActiveSnapshot(actor);
  const detail = select.detail(snapshot);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {detail && <CaseRecord detail={detail} />}
      <Legend folded />
    </div>
  );
}

/** Below the rest: a message and its attachments take the width of the page. */
function CaseHistory({ actor }: Pick<CaseDetailProps, 'actor'>) {
  return <History snapshot={useActiveSnapshot(actor)} send={actor.send} />;
}

interface ViewOnlyProps {
  readonly snapshot: select.CaseDetailSnapshot;
  readonly form: ReactNode;
}

/** CAS-048: why it cannot be answered; fax and post as long as what was promised may be on its way. */
function ViewOnly({ snapshot, form }: ViewOnlyProps) {
  const why = select.whyNot(snapshot);
  const leftOver = select.leftOver(snapshot);
  const detail = select.detail(snapshot);
  return (
    <>
      {why === 'overtaken' ? (
        <div ref={intoSight}>
          <Notice tone="warning" announce="alert" title={words.overtakenTitle}>
            {words.whyNot.overtaken}
          </Notice>
        </div>
      ) : (
        why && <Notice tone="info">{words.whyNot[why]}</Notice>
      )}
      {leftOver && <LeftOverPanel leftOver={leftOver} />}
      <Requested documents={detail?.requestDocList ?? []} />
      {select.offersForm(snapshot) && <FaxPost form={form} />}
      <AcquirerMessage message={detail?.message ?? ''} />
    </>
  );
}
