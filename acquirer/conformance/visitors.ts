import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { Alias } from '../contract/calls';
import { type BackEnd, type BackEndOptions, backEndAt, type Session } from './back-end';
import type { Fault } from './faults';
import { logIn } from './log-in';
import { ownDataOf } from './own-data';
import type { Plan } from './plan';
import type { Asking } from './requests';

/** Either a token, or a user with a password. */
interface Who {
  readonly token?: string | undefined;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

export interface VisitorOptions extends BackEndOptions, Who {
  readonly plan?: Plan | undefined;
  readonly today?: Date;
}

/** A user under test, logged in as far as the back end allowed. */
export interface Visitor extends Asking {
  readonly session: Session;
  /** The status of the token exchange, null where there was none. */
  readonly exchanged: number | null;
  /** What the login answered instead of a token. */
  readonly instead: string;
  readonly faults: readonly Fault[];
}

const visit = async (backEnd: BackEnd, today: Date, unique: string, who: Who): Promise<Visitor> => {
  const { token, user = '', password = '' } = who;
  const id = randomUUID();
  const entered =
    token === undefined
      ? await logIn(backEnd, { user, password, sessionId: id })
      : { token, exchanged: null, instead: '', faults: [] };
  const session = { id, token: entered.token };
  const own = ownDataOf(backEnd, session, today);
  const { exchanged, instead, faults } = entered;
  const { extensions } = backEnd.configuration;
  return { session, own, extensions, today, unique, user, password, exchanged, instead, faults };
};

const messages = v.array(v.object({ code: v.string() }));

const codeAt = async (backEnd: BackEnd, href: string) => {
  const response = await backEnd.fetch(href, { headers: { Accept: 'application/json' } });
  return v.parse(messages, await response.json()).find(({ code }) => code !== '')?.code;
};

/** The code of a recovery may be sent after the answer, whose time must not reveal who exists. */
const sentLate = (alias: Alias) => alias === 'confirmRecovery';

/** The back end, and everyone who asks it: each user logs in once, when first needed. */
export const visitorsOf = (options: VisitorOptions) => {
  const backEnd = backEndAt(options);
  const { plan, today = new Date(), token, user, password } = options;
  const unique = String(Date.now()).slice(-8);
  const entered = new Map<string, Promise<Visitor>>();
  let code: string | undefined;
  const enter = (who: Who) => {
    const key = who.user ?? '';
    const known = entered.get(key) ?? visit(backEnd, today, unique, who);
    entered.set(key, known);
    return known;
  };
  return {
    backEnd,
    visitorFor: (alias: Alias) => {
      const another = plan?.calls[alias];
      return another?.user === undefined
        ? enter({ token, user, password })
        : enter({ user: another.user, password: another.password });
    },
    stranger: async () => (plan?.stranger === undefined ? undefined : enter(plan.stranger)),
    /** The code that was sent last, or the one that is always taken; undefined where neither is known. */
    lastCode: async (alias: Alias) => {
      const { codes } = plan ?? {};
      if (codes === undefined || /^\d{6}$/.test(codes)) return codes;
      const { href } = new URL(codes, backEnd.configuration.apiBaseUrl);
      const before = code;
      code = await codeAt(backEnd, href);
      for (let tries = 0; sentLate(alias) && code === before && tries < 100; tries += 1) {
        await setTimeout(100);
        code = await codeAt(backEnd, href);
      }
      return code;
    },
  };
};
export type Visitors = ReturnType<typeof visitorsOf>;
