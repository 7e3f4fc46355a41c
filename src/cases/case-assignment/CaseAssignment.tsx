import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { longestAssignmentNote } from '../../../acquirer/contract/rules/assignment-note';
import type { caseAssignmentMachine } from '../../../machines/cases/case-assignment/case-assignment.machine';
import * as select from '../../../machines/cases/case-assignment/case-assignment.selectors';
import type { CaseHeader } from '../../../machines/portal/session';
import { FormPage } from '../../form/FormPage';
import { caseAssignmentTexts as words } from '../../italian/case-assignment';
import { caseTexts } from '../../italian/cases';
import { formatDate, formatEuro } from '../../italian/format';
import { useActiveSnapshot } from '../../shared/use-active-snapshot';
import { ActionRow } from '../../ui/ActionRow';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { PageHeading } from '../../ui/PageHeading';
import { PageStack } from '../../ui/PageStack';
import { Select } from '../../ui/Select';
import { TextField } from '../../ui/TextField';
import { LevelUp } from '../LevelUp';
import { managerPlace } from '../manager-place';

export interface CaseAssignmentProps {
  readonly actor: ActorRefFrom<typeof caseAssignmentMachine>;
  /** The deadline and the amount of the case; null where they are not known. */
  readonly header: CaseHeader | null;
}

/** Assegna a un altro gestore (extension `assignCase`). */
export function CaseAssignment({ actor, header }: CaseAssignmentProps) {
  const snapshot = useActiveSnapshot(actor);
  if (select.isAsked(snapshot)) return <Form actor={actor} header={header} />;
  return (
    <PageStack>
      <PageHeading title={words.title} intro={words.intro} />
      {select.isLoading(snapshot) && <Loading />}
      {select.isAlone(snapshot) && <EmptyState title={words.alone}>{words.aloneAdvice}</EmptyState>}
      <LevelUp send={actor.send} />
    </PageStack>
  );
}

function Form({ actor, header }: CaseAssignmentProps) {
  const snapshot = useActiveSnapshot(actor);
  const [ebox, setEbox] = useState('');
  const [message, setMessage] = useState('');
  const event = { type: 'assignment.submitted', ebox, message } as const;
  const assigning = select.isAssigning(snapshot);
  const failure = select.failure(snapshot);
  return (
    <FormPage title={words.title} intro={words.intro} onSubmit={() => actor.send(event)}>
      {header && (
        <p className="font-semibold">
          {words.ofCase(formatEuro(header.contested), formatDate(header.expiry))}
        </p>
      )}
      {failure && (
        <Notice tone="error" announce="alert">
          {words.failure[failure]}
        </Notice>
      )}
      <Select
        label={words.manager}
        emptyOption={words.choose}
        options={select.others(snapshot).map(({ eboxCode, managerCode, description }) => {
          const { name, place } = managerPlace(description);
          return { value: eboxCode, label: words.option(name, place, managerCode) };
        })}
        value={ebox}
        onChange={setEbox}
      />
      <TextField
        label={words.message}
        hint={words.messageHint(longestAssignmentNote)}
        value={message}
        longest={longestAssignmentNote}
        autoComplete="off"
        onChange={setMessage}
      />
      <ActionRow>
        <Button
          look="secondary"
          disabled={assigning}
          onClick={() => actor.send({ type: 'level.left' })}
        >
          {caseTexts.detail.back}
        </Button>
        <Button type="submit" pending={assigning} disabled={!assigning && !snapshot.can(event)}>
          {words.assign}
        </Button>
      </ActionRow>
    </FormPage>
  );
}
