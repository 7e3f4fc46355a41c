import * as v from 'valibot';
import { assign, emit, sendTo, setup } from 'xstate';
import {
  registerMerchant,
  registerPos,
  validateMerchantUser,
  validatePosUser,
} from '../../acquirer/contract/registration';
import type { LostRequest } from '../call';
import type { FlowResult, StateMeta } from '../flow-result';
import { isAt, type PageName } from '../pages';
import { codeGuards } from '../shared/code/code.ends';
import {
  type Credentials,
  type RegistrationAnswer,
  type RegistrationForm,
  type RegistrationKind,
  registrationActors,
} from './registration.actors';
import {
  type EarlierRegistration,
  formWith,
  isUntouched,
  type Typed,
  type TypedForm,
} from './registration.form';

export interface RegistrationInput {
  /** The address the flow was entered by. */
  readonly path: string;
  /** Begun before in another tab of this browser. */
  readonly earlier: EarlierRegistration | null;
  /** In milliseconds. */
  readonly startedAt: number;
}

export interface RegistrationContext extends Omit<RegistrationInput, 'startedAt'> {
  readonly kind: RegistrationKind;
  readonly typed: Typed;
  /** The form as it was last sent. */
  readonly form: RegistrationForm | null;
  /** The form as it was last accepted: with it the credentials can be reached again. */
  readonly accepted: RegistrationForm | null;
  /** INVIA RICHIESTA again after a lost answer is the same request. */
  readonly lost: LostRequest | null;
  /** When this registration was begun, in milliseconds. */
  readonly begunAt: number;
}

interface Submitted {
  readonly form: RegistrationForm;
  readonly consent: boolean;
}

interface FormTyped {
  readonly form: TypedForm;
  readonly consent: boolean;
}

type Named = Pick<Credentials, 'username' | 'email'>;

export type RegistrationEvent =
  | RegistrationAnswer
  | { readonly type: 'kind.chosen'; readonly kind: RegistrationKind }
  | (Submitted & { readonly type: 'form.submitted' })
  | (FormTyped & { readonly type: 'form.typed' })
  | { readonly type: 'credentials.chosen'; readonly credentials: Credentials }
  | (Named & { readonly type: 'credentials.typed' })
  | { readonly type: 'credentials.refused' }
  | { readonly type: 'credentials.failed' }
  | { readonly type: 'address.opened'; readonly path: string }
  | { readonly type: 'earlier.resumed' }
  | { readonly type: 'earlier.dropped' }
  | { readonly type: 'registration.retried' }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'login.requested' };

/** The address of each kind's form. */
export const formPages = {
  company: 'companyRegistration',
  shop: 'shopRegistration',
} as const satisfies Record<RegistrationKind, PageName>;

const opens = (event: RegistrationEvent, page: PageName) =>
  event.type === 'address.opened' && isAt(event.path, page);

const formFits = (form: RegistrationForm) =>
  v.is(form.kind === 'shop' ? registerPos.request : registerMerchant.request, form.data);

const credentialsFit = (kind: RegistrationKind, credentials: Credentials) =>
  v.is(kind === 'shop' ? validatePosUser.request : validateMerchantUser.request, credentials);

/** The form now contains the accepted input. */
const isAsAccepted = ({ kind, typed, accepted }: RegistrationContext) =>
  accepted?.kind === kind &&
  typed.consent &&
  JSON.stringify(formWith(typed.form, accepted)) === JSON.stringify(typed.form);

/** The vocabulary of the chart: what its guards ask and what its actions do. */
export const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as { type: 'registration.done' },
    children: {} as { register: 'register'; code: 'code' },
  },
  actors: registrationActors,
  guards: {
    stepIsMissing: ({ context }) => !isAt(context.path, 'registrationKind'),
    wasBegunBefore: ({ context: { earlier, typed } }) => earlier !== null && isUntouched(typed),
    formIsComplete: ({ event }) =>
      event.type === 'form.submitted' && event.consent && formFits(event.form),
    keepsTheRules: ({ context, event }) =>
      event.type === 'credentials.chosen' && credentialsFit(context.kind, event.credentials),
    opensChoice: ({ event }) => opens(event, 'registrationKind'),
    opensForm: ({ context, event }) => opens(event, formPages[context.kind]),
    opensAcceptedStep: ({ context, event }) =>
      opens(event, 'registrationCredentials') && isAsAccepted(context),
    opensCredentials: ({ event }) => opens(event, 'registrationCredentials'),
    ...codeGuards,
  },
  actions: {
    keepKind: assign((_, { kind }: { kind: RegistrationKind }) => ({ kind })),
    takeEarlier: assign(({ context: { earlier } }) => {
      if (earlier === null) return {};
      const { kind, ...typed } = earlier.copy;
      return { kind, typed: { ...typed, consent: false }, begunAt: earlier.at, earlier: null };
    }),
    dropEarlier: assign({ earlier: null }),
    keepCopy: () => {},
    wipeCopy: () => {},
    keepForm: assign(({ context: { typed } }, { form, consent }: Submitted) => ({
      form,
      typed: { ...typed, form: formWith(typed.form, form), consent },
    })),
    keepAccepted: assign({ accepted: ({ context }) => context.form }),
    returnToAccepted: assign({ form: ({ context }) => context.accepted }),
    keepTyped: assign(({ context: { typed } }, { form, consent }: FormTyped) => ({
      typed: { ...typed, form, consent },
    })),
    keepNames: assign(({ context: { typed } }, { username, email }: Named) => ({
      typed: { ...typed, username, email },
    })),
    keepLost: assign({ lost: ({ event }) => ('lost' in event ? (event.lost ?? null) : null) }),
    askCode: sendTo('code', ({ context: { kind, form } }, credentials: Credentials) => ({
      type: 'code.requested',
      to: form?.data.cell ?? '',
      request: { kind, username: credentials.username },
      secret: credentials,
    })),
    leaveCode: sendTo('code', { type: 'flow.cancelled' }),
    notifyDone: emit({ type: 'registration.done' }),
  },
});
