import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../flow-result';
import type { PageName } from '../pages';
import { isOpen } from '../shared/code/code.selectors';
import type { firstEmailMachine } from './first-email.machine';

export type FirstEmailSnapshot = SnapshotFrom<typeof firstEmailMachine>;

export type FirstEmailStep = Exclude<
  NameOf<FirstEmailSnapshot['value']>,
  'leftForHome' | 'blocked'
>;

/** The current step; null once the flow is over. */
export const step = (snapshot: FirstEmailSnapshot): FirstEmailStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as FirstEmailStep) : null;

export const typed = ({ context }: FirstEmailSnapshot) => context.typed;
/** The address in use; '' where there is none. */
export const current = ({ context }: FirstEmailSnapshot) => context.current;
export const isChangedElsewhere = ({ context }: FirstEmailSnapshot) => context.isChangedElsewhere;
export const isSending = (snapshot: FirstEmailSnapshot) =>
  snapshot.matches({ choosing: 'sending' });
export const code = ({ children }: FirstEmailSnapshot) => children.code;
export const isVerifying = (snapshot: FirstEmailSnapshot) =>
  snapshot.matches({ result: 'verifying' });

/** The page of the code has its own address (EML-010). */
export const page = (snapshot: FirstEmailSnapshot): PageName | null => {
  const codeSnapshot = code(snapshot)?.getSnapshot();
  return codeSnapshot !== undefined && isOpen(codeSnapshot) ? 'code' : null;
};
