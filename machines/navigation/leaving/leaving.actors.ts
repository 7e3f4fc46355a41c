import { draftReply } from '../../../acquirer/contract/case-reply';
import { requestActor } from '../../call';
import type { UnsentWork } from '../../flow-result';
import { receiveSession } from '../../portal/receive-session';
import { requiredActor } from '../../typed-chart';

/** What Esci would lose: unsent work, or an export that runs. */
export type WorkAtRisk = UnsentWork | 'export';

export type UnsentAnswer =
  | {
      readonly type: 'unsent.found';
      readonly work: readonly WorkAtRisk[];
      /** Whose drafts the acquirer keeps too. */
      readonly cases: readonly string[];
    }
  | { readonly type: 'unsent.none' };

export interface Discarded {
  readonly type: 'unsent.discarded';
}

const nothing = { message: '', faxPost: false };

/** Esci waits no longer than this for the acquirer. */
const patienceMs = 5000;

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs));

export const leavingActors = {
  /** Provided where there is a browser: looks into all drafts, those of other pages too. */
  findUnsent: requiredActor<undefined>('findUnsent'),
  /** Leaving does not wait for a draft that could not be cleared. */
  discardDrafts: requestActor<{ cases: readonly string[] }, Discarded>(async ({ cases }, ask) => {
    const cleared = cases.map((caseID) => ask(draftReply, { action: 'clear', caseID, ...nothing }));
    await Promise.race([Promise.all(cleared), patience()]);
    return { type: 'unsent.discarded' };
  }),
  receiveSession,
};
