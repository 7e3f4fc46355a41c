import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { leavingMachine } from '../../machines/navigation/leaving/leaving.machine';
import * as select from '../../machines/navigation/leaving/leaving.selectors';
import { leavingTexts } from '../italian/portal';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

/** LOG-031: names the unsent work before Esci deletes it. */
export function Leaving({ actor }: { readonly actor: ActorRefFrom<typeof leavingMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  if (!select.isAsking(snapshot)) return null;
  const discarding = select.isDiscarding(snapshot);
  const { unsent, exportRuns } = select.atRisk(snapshot);
  const stay = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={leavingTexts.title}
      onClose={stay}
      actions={
        <>
          <Button
            look="secondary"
            pending={discarding}
            onClick={() => actor.send({ type: 'leaving.confirmed' })}
          >
            {unsent.length > 0 ? leavingTexts.leave : leavingTexts.leaveExport}
          </Button>
          <Button disabled={discarding} onClick={stay}>
            {leavingTexts.stay}
          </Button>
        </>
      }
    >
      {unsent.length > 0 && <p>{leavingTexts.lost(unsent)}</p>}
      {exportRuns && <p>{leavingTexts.exportRuns}</p>}
    </Dialog>
  );
}
