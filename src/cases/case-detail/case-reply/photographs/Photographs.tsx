import type { ActorRefFrom } from 'xstate';
import type { photographsMachine } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import * as select from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.selectors';
import type { PhotographsEvent } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.types';
import { photographTexts as words } from '../../../../italian/photographs';
import { useActiveSnapshot } from '../../../../shared/use-active-snapshot';
import { ActionRow } from '../../../../ui/ActionRow';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { FileField } from '../../../../ui/FileField';
import { Notice } from '../../../../ui/Notice';
import { Progress } from '../../../../ui/Progress';
import { Page } from './Page';

interface PartProps {
  readonly snapshot: select.PhotographsSnapshot;
  readonly send: (event: PhotographsEvent) => void;
}

/** CAS-037: photographs of documents, put in order before they become one PDF. */
export function Photographs({ actor }: { actor: ActorRefFrom<typeof photographsMachine> }) {
  const snapshot = useActiveSnapshot(actor);
  const part = { snapshot, send: actor.send };
  return (
    <section aria-label={words.heading} className="grid grid-cols-1 gap-4">
      <div>
        <h3 className="font-semibold">{words.heading}</h3>
        <p className="text-ink-soft">{words.intro}</p>
      </div>
      {select.isReading(snapshot) && (
        <Progress
          label={words.reading}
          done={select.progress(snapshot)}
          onCancel={() => actor.send({ type: 'photographs.stopped' })}
        />
      )}
      <WhatWentWrong {...part} />
      <Pages {...part} />
      <Actions {...part} />
      {select.isConfirmingDiscard(snapshot) && <ConfirmDiscard {...part} />}
    </section>
  );
}

function WhatWentWrong({ snapshot }: PartProps) {
  const unreadable = select.unreadable(snapshot);
  const sentence =
    (select.isTooLarge(snapshot) && words.tooLarge) ||
    (select.isNotComposed(snapshot) && words.notComposed);
  return (
    <>
      {unreadable.length > 0 && (
        <Notice tone="error" announce="alert" title={words.unreadable}>
          <ul className="list-disc pl-5">
            {unreadable.map((name, index) => (
              <li key={`${index} ${name}`} className="break-words">
                {name}
              </li>
            ))}
          </ul>
          <p className="mt-1.5">{words.unreadableAdvice}</p>
        </Notice>
      )}
      {sentence && (
        <Notice tone="error" announce="alert">
          {sentence}
        </Notice>
      )}
    </>
  );
}

function Pages({ snapshot, send }: PartProps) {
  const pages = select.pages(snapshot);
  return (
    <>
      {pages.length > 0 && (
        <ol className="grid grid-cols-1 gap-2">
          {pages.map((page, index) => (
            <Page
              key={page.id}
              snapshot={snapshot}
              send={send}
              page={page}
              place={index + 1}
              count={pages.length}
            />
          ))}
        </ol>
      )}
      {pages.length === 0 && !select.isReading(snapshot) && <p>{words.none}</p>}
      {select.canRestore(snapshot) && (
        <Notice
          tone="info"
          announce="status"
          action={
            <Button look="secondary" onClick={() => send({ type: 'photograph.restored' })}>
              {words.restore}
            </Button>
          }
        >
          {words.removed}
        </Notice>
      )}
    </>
  );
}

function Actions({ snapshot, send }: PartProps) {
  const composing = select.isComposing(snapshot);
  const joined = { type: 'photographs.joined' } as const;
  const discarded = { type: 'photographs.discarded' } as const;
  const empty = select.pages(snapshot).length === 0;
  return (
    <>
      <FileField
        label={words.more}
        choose={words.add}
        icon="camera"
        accept="image/*"
        disabled={!snapshot.can({ type: 'photographs.chosen', files: [] })}
        onFiles={(files) => send({ type: 'photographs.chosen', files })}
      />
      <ActionRow>
        <Button
          pending={composing}
          disabled={!composing && !snapshot.can(joined)}
          onClick={() => send(joined)}
        >
          {words.join}
        </Button>
        <Button look="quiet" disabled={!snapshot.can(discarded)} onClick={() => send(discarded)}>
          {empty ? words.close : words.discard}
        </Button>
      </ActionRow>
    </>
  );
}

function ConfirmDiscard({ snapshot, send }: PartProps) {
  const kept = () => send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={words.confirm.title}
      onClose={kept}
      actions={
        <>
          <Button look="secondary" onClick={() => send({ type: 'photographs.discarded' })}>
            {words.confirm.discard}
          </Button>
          <Button onClick={kept}>{words.confirm.keep}</Button>
        </>
      }
    >
      <p>{words.confirm.text(select.pages(snapshot).length)}</p>
    </Dialog>
  );
}
