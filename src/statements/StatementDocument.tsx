import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Statement } from '../../acquirer/contract/statements';
import type { DocumentUse } from '../../machines/shared/document/document.actors';
import type {
  StatementsEvent,
  statementsMachine,
} from '../../machines/statements/statements.machine';
import * as select from '../../machines/statements/statements.selectors';
import { formatDate } from '../italian/format';
import { statementTexts } from '../italian/statements';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { RowActions, RowButton } from '../ui/RowActions';

interface StatementDocumentProps {
  readonly statement: Statement;
  readonly actor: ActorRefFrom<typeof statementsMachine>;
}

/** The name of a statement; for screen readers, and where one is missing. */
export const rowName = ({ date, branchCode, name }: Statement) =>
  statementTexts.row(
    formatDate(date),
    branchCode || statementTexts.everyPoint,
    name || statementTexts.everyBrand,
  );

/** EST-008: the buttons of a row; their names are equal in every row, their descriptions differ. */
export function StatementDocument({ statement, actor }: StatementDocumentProps) {
  const snapshot = useActiveSnapshot(actor);
  const wanted = select.wanted(snapshot);
  const id = useId();
  const { branchCode, date } = statement;
  const request = (how: DocumentUse): StatementsEvent => ({
    type: 'document.requested',
    branchCode,
    date,
    how,
  });
  const button = (how: DocumentUse) => ({
    describedBy: id,
    pending: wanted?.how === how && wanted.branchCode === branchCode && wanted.date === date,
    rests: !snapshot.can(request(how)),
    onPress: () => actor.send(request(how)),
  });
  return (
    <RowActions description={rowName(statement)} id={id}>
      <RowButton icon="external" {...button('open')}>
        {statementTexts.open}
      </RowButton>
      <RowButton icon="download" {...button('save')}>
        {statementTexts.save}
      </RowButton>
    </RowActions>
  );
}
