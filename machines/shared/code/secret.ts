import type { ActorLogic, AnyActorRef, Snapshot } from 'xstate';

/** The event of an actor whose secret is gone after a reload. */
export type SecretAnswer =
  | { readonly type: 'secret.forgotten' }
  | { readonly type: 'secret.needed' };

type SecretState = Snapshot<undefined> & {
  readonly value: unknown;
  /** It differs from the one before. */
  readonly isNew: boolean;
  /** A reload has lost it. */
  readonly isLost: boolean;
};

type SecretLogic = ActorLogic<SecretState, { readonly type: string; readonly secret?: unknown }>;

const none: SecretState = {
  status: 'active',
  output: undefined,
  error: undefined,
  value: undefined,
  isNew: true,
  isLost: false,
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const taking: SecretLogic['transition'] = (state, event) => {
  if (event.type === 'xstate.stop') return { ...none, status: 'stopped' };
  if (event.type !== 'secret.taken') return state;
  return { ...state, value: event.secret, isNew: !same(event.secret, state.value) };
};

/** The passwords that a code's calls need: in no context, never stored, gone with the code's chart. */
export const secret: SecretLogic = {
  getInitialSnapshot: () => none,
  transition: taking,
  getPersistedSnapshot: ({ value }) =>
    ({ ...none, value: undefined, isLost: value !== undefined }) as SecretState,
  restoreSnapshot: (stored) => stored as SecretState,
};

/** The same, where the code is confirmed with it: after a reload it has to be entered again. */
export const secretToConfirm: SecretLogic = {
  ...secret,
  start: ({ isLost }, { self }) => {
    // Calls that the reload has lost answer first.
    queueMicrotask(() => {
      if (isLost && self.getSnapshot().status === 'active')
        self._parent?.send({ type: 'secret.forgotten' });
    });
  },
};

/** What a code's chart holds now. */
export const secretIn = (code: AnyActorRef | undefined): SecretState =>
  code?.getSnapshot().children?.secret?.getSnapshot() ?? none;

/** The input of a call, with the secret where there is one. */
export const withSecret = <Input extends object>(
  code: AnyActorRef,
  input: Input,
): Input & { secret?: unknown } => {
  const { value } = secretIn(code);
  return value === undefined ? input : { ...input, secret: value };
};
