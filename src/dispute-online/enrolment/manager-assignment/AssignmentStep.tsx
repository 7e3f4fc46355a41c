import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import * as selectStep from '../../../../machines/dispute-online/enrolment/enrolment.selectors';
import type { managerAssignmentMachine } from '../../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.machine';
import * as select from '../../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.selectors';
import { enrolmentTexts } from '../../../italian/enrolment';
import { useActiveSnapshot } from '../../../shared/use-active-snapshot';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { Loading } from '../../../ui/Loading';
import { LoadingOver } from '../../../ui/LoadingOver';
import { Notice } from '../../../ui/Notice';
import { Pager } from '../../../ui/Pager';
import { useNarrow } from '../../../ui/use-narrow';
import type { ScreenProps } from '../screen-props';
import { WizardStep } from '../WizardStep';
import { assignmentColumns } from './columns';

const words = enrolmentTexts.table;

type Table = ActorRefFrom<typeof managerAssignmentMachine>;

/** DEFINISCI GESTORI. */
export function AssignmentStep(props: ScreenProps) {
  const actor = selectStep.table(props.snapshot);
  return actor === undefined ? null : <TableForm {...props} actor={actor} />;
}

interface TableFormProps extends ScreenProps {
  actor: Table;
}

/** ENR-036 to ENR-046: the manager of each point of sale. */
export function TableForm({ actor, snapshot: wizard, send, arrives }: TableFormProps) {
  const snapshot = useActiveSnapshot(actor);
  const sending = select.isSending(snapshot);
  const confirmed = { type: 'assignments.confirmed' } as const;
  return (
    <WizardStep
      at={2}
      wide
      title={words.title}
      intro={words.intro}
      snapshot={wizard}
      arrives={arrives}
      onSubmit={() => actor.send(confirmed)}
      actions={
        <>
          <Button look="secondary" disabled={sending} onClick={() => send({ type: 'step.back' })}>
            {enrolmentTexts.back}
          </Button>
          <Button type="submit" pending={sending} disabled={!sending && !snapshot.can(confirmed)}>
            {enrolmentTexts.next}
          </Button>
        </>
      }
    >
      <Rows snapshot={snapshot} actor={actor} />
    </WizardStep>
  );
}

interface RowsProps {
  snapshot: select.ManagerAssignmentSnapshot;
  actor: Table;
}

function Rows({ snapshot, actor }: RowsProps) {
  const companyCode = select.companyCode(snapshot);
  const candidates = select.candidates(snapshot);
  const narrow = useNarrow();
  const columns = useMemo(
    () =>
      assignmentColumns(
        [
          { value: companyCode, label: words.company(companyCode) },
          ...candidates.map(({ codPointOfSales, name }) => ({
            value: codPointOfSales,
            label: enrolmentTexts.manager.pointLabel(codPointOfSales, name),
          })),
        ],
        (codPos, change) => actor.send({ type: 'row.changed', codPos, change }),
        narrow,
      ),
    [actor, companyCode, candidates, narrow],
  );
  const rows = select.rows(snapshot);
  const loading = select.isLoading(snapshot);
  return (
    <>
      {loading && (rows.length > 0 ? <LoadingOver /> : <Loading />)}
      {rows.length > 0 && (
        <>
          <Refused snapshot={snapshot} />
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={rows}
            rowKey={({ codPos }) => codPos}
          />
          <p aria-live="polite" className="text-ink-soft">
            <Missing snapshot={snapshot} />
          </p>
          <Pager
            page={select.page(snapshot)}
            pages={select.pages(snapshot)}
            pending={loading}
            onGo={(page) => actor.send({ type: 'page.requested', page })}
          />
        </>
      )}
    </>
  );
}

/** The incomplete rows and the points without a manager; or that every point has one. */
function Missing({ snapshot }: Pick<RowsProps, 'snapshot'>) {
  const [incomplete, leftOut] = [select.incomplete(snapshot), select.leftOut(snapshot)];
  return (
    <>
      {(incomplete > 0 || leftOut === 0) && words.incomplete(incomplete)}{' '}
      {leftOut > 0 && words.leftOut(leftOut)}
    </>
  );
}

function Refused({ snapshot }: Pick<RowsProps, 'snapshot'>) {
  const codes = select.refused(snapshot).map(({ codPos }) => codPos);
  if (codes.length === 0) return null;
  return (
    <Notice tone="error" title={words.refusedTitle}>
      {words.refused(codes.join(', '))}
    </Notice>
  );
}
