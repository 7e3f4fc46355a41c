import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type {
  DocumentEvent,
  documentMachine,
} from '../../../machines/shared/document/document.machine';
import {
  address,
  type DocumentSnapshot,
  type DocumentState,
  documentState,
  isDelayed,
} from '../../../machines/shared/document/document.selectors';
import { documentTexts } from '../../italian/document';
import { kitTexts } from '../../italian/shared';
import { Button, LinkButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Floating } from '../../ui/Floating';
import { Progress } from '../../ui/Progress';
import { useActiveSnapshot } from '../use-active-snapshot';

interface PartProps {
  readonly snapshot: DocumentSnapshot;
  readonly send: (event: DocumentEvent) => void;
}

function Arriving({ snapshot, send }: PartProps) {
  return (
    <Floating>
      <Progress
        label={isDelayed(snapshot) ? documentTexts.waiting : documentTexts.arriving}
        onCancel={() => send({ type: 'document.cancelled' })}
      />
    </Floating>
  );
}

function Blocked({ snapshot, send }: PartProps) {
  const close = () => send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={documentTexts.blocked.title}
      onClose={close}
      actions={
        <>
          <Button look="secondary" onClick={close}>
            {kitTexts.close}
          </Button>
          <LinkButton href={address(snapshot)} target="_blank" icon="external">
            {documentTexts.blocked.open}
          </LinkButton>
        </>
      }
    >
      <p>{documentTexts.blocked.explanation}</p>
    </Dialog>
  );
}

function Unreadable({ send }: PartProps) {
  return (
    <Dialog title={documentTexts.unreadable.title} onClose={() => send({ type: 'dialog.closed' })}>
      <p>{documentTexts.unreadable.explanation}</p>
    </Dialog>
  );
}

const screens = {
  fetching: Arriving,
  delivering: Arriving,
  blocked: Blocked,
  unreadable: Unreadable,
} satisfies Record<DocumentState, ComponentType<PartProps>>;

/** The progress of a document, and what to do where the browser blocks it or the file is no PDF. */
export function DocumentStatus({ actor }: { actor: ActorRefFrom<typeof documentMachine> }) {
  const snapshot = useActiveSnapshot(actor);
  const Screen = screens[documentState(snapshot)];
  return <Screen snapshot={snapshot} send={actor.send} />;
}
