import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../step';
import type { firstEmailMachine } from './first-email.machine';

export type FirstEmailSnapshot = SnapshotFrom<typeof firstEmailMachine>;

type WithoutScreen = 'arriving' | 'leftForHome' | 'blocked';

export type FirstEmailStep = Exclude<NameOf<FirstEmailSnapshot['value']>, WithoutScreen>;

/** The current screen; null once the flow is over. */
export const step = (snapshot: FirstEmailSnapshot): FirstEmailStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as FirstEmailStep) : null;

export const typed = (snapshot: FirstEmailSnapshot) => snapshot.context.typed;
/** The address in use; '' where there is none. */
export const current = (snapshot: FirstEmailSnapshot) => snapshot.context.current;
export const isChangedElsewhere = (snapshot: FirstEmailSnapshot) =>
  snapshot.matches({ choosing: 'changedElsewhere' });
export const isSending = (snapshot: FirstEmailSnapshot) => snapshot.hasTag('busy');
export const code = (snapshot: FirstEmailSnapshot) => snapshot.children.code;
export const isVerifying = (snapshot: FirstEmailSnapshot) =>
  snapshot.matches({ result: { unanswered: 'verifying' } });
