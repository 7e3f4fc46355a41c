import type { CallContract, ParsedRequestOf } from '../../contract/call';
import { type Alias, calls } from '../../contract/calls';
import { Refusal } from '../common/refusal';
import { isUnavailable } from '../database/unavailable';
import type { Services } from '../services';
import { assertAuditable, audit } from './audit';
import type { AcquirerContext } from './env';
import { isExport } from './turns';

type Request<A extends Alias> = ParsedRequestOf<(typeof calls)[A]>;

/** Of any other list the export is a download; a page of it is not. */
const exported = (request: object) => {
  if (!isExport(request)) return undefined;
  return 'month' in request ? String(request.month) : '';
};

const subjectOf = (alias: Alias, request: object) => {
  const { audit: subject }: CallContract = calls[alias];
  return subject === undefined ? exported(request) : subject(request);
};

/** Whether every call under this alias is added to the audit trail. */
export const isAudited = (alias: Alias) => 'audit' in calls[alias];

const outcomeOf = (error: unknown) =>
  error instanceof Refusal ? [error.status, ...error.details].join(' ').slice(0, 100) : '500';

/** The user of a public call is known once it has been done. */
const userOf = (c: AcquirerContext, request: unknown) => {
  const session = c.get('session');
  if (session) return session.account.userId;
  const { user } = Object(request) as { user?: unknown };
  return typeof user === 'string' ? user : '';
};

interface Audited<A extends Alias> {
  readonly alias: A;
  readonly request: Request<A>;
}

const withLine = async <A extends Alias, Result>(
  services: Services,
  c: AcquirerContext,
  { alias, request, subject }: Audited<A> & { readonly subject: string },
  work: () => Promise<Result>,
): Promise<Result> => {
  const { reads }: CallContract = calls[alias];
  if (!reads) await assertAuditable(services);
  try {
    const result = await work();
    await audit(services, c, { what: alias, outcome: 'done', userId: userOf(c, request), subject });
    return result;
  } catch (error) {
    const userId = c.get('session')?.account.userId;
    const written = audit(services, c, { what: alias, outcome: outcomeOf(error), userId, subject });
    // The same outage would delay the answer a second time.
    if (!isUnavailable(error)) await written;
    throw error;
  }
};

/** Does the work of a call and adds it to the audit trail, done or refused, where it is one for the trail. */
export const audited = <A extends Alias, Result>(
  services: Services,
  c: AcquirerContext,
  call: Audited<A>,
  work: () => Promise<Result>,
): Promise<Result> => {
  const subject = subjectOf(call.alias, Object(call.request));
  return subject === undefined ? work() : withLine(services, c, { ...call, subject }, work);
};
