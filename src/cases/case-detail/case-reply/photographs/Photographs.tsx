import type { ActorRefFrom } from 'xstate';
import type { photographsMachine } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import * as select from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.selectors';
import type { PhotographsEvent } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.types';
import { photographTexts as words } from '../../../../italian/photographs';
import { useActiveSnapshot } from '../../../../shared/use-active-snapshot';
import { Announcement } from '../../../../ui/Announcement';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { Progress } from '../../../../ui/Progress';
import { Page } from './Page';

interface PartProps {
  readonly snapshot: select.PhotographsSnapshot;
  readonly send: (event: PhotographsEvent) => void;
}

interface PhotographsProps {
  readonly actor: ActorRefFrom<typeof photographsMachine>;
  /** While the reply is sent. */
  readonly locked?: boolean;
}

/**
 * CAS-037: photographs of documents, which are joined to one PDF automatically, and can be put in
 * order.
 */
export function Photographs({ actor, locked }: PhotographsProps) {
  const snapshot = useActiveSnapshot(actor);
  if (select.isEmpty(snapshot)) return null;
  const count = select.pages(snapshot).length;
  const part = { snapshot, send: actor.send };
  return (
    <fieldset disabled={locked} className="min-w-0">
      <section aria-label={words.heading} className="grid grid-cols-1 gap-4">
        <div>
          <h3 className="font-semibold">{words.heading}</h3>
          {count > 0 && <p className="text-ink-soft">{words.intro}</p>}
          {count > 0 && !select.isReading(snapshot) && (
            <Announcement>{words.attached(count)}</Announcement>
          )}
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
      </section>
    </fieldset>
  );
}

function WhatWentWrong({ snapshot, send }: PartProps) {
  const unreadable = select.unreadable(snapshot);
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
          {select.advices(snapshot).map((advice) => (
            <p key={advice} className="mt-1.5">
              {words[advice]}
            </p>
          ))}
        </Notice>
      )}
      {select.isTooLarge(snapshot) && (
        <Notice tone="error" announce="alert">
          {words.tooLarge}
        </Notice>
      )}
      {select.isNotComposed(snapshot) && (
        <Notice
          tone="error"
          announce="alert"
          action={
            <Button look="secondary" onClick={() => send({ type: 'photographs.retried' })}>
              {words.retry}
            </Button>
          }
        >
          {words.notComposed}
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
          {pages.length === 0 ? words.removedAll : words.removed}
        </Notice>
      )}
    </>
  );
}
