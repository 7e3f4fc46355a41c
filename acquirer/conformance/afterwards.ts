import type { CallContract } from '../contract/call';
import { type Alias, calls } from '../contract/calls';
import type { Answer } from './back-end';
import type { Fault } from './faults';
import type { Asked } from './refusals';

/** A key for a call that may be repeated, as the portal sends one per intention. */
export const keyFor = (alias: Alias): string | undefined => {
  const { repeatable = false }: CallContract = calls[alias];
  return repeatable ? crypto.randomUUID() : undefined;
};

/** The entries in the history of the case that a reply is about; undefined for any other call. */
const entriesOf = async (alias: Alias, { backEnd, session, request }: Asked) => {
  if (alias !== 'EBOX_UPLOAD_ALLEGATO') return undefined;
  const { caseId: caseID } = request as { readonly caseId: string };
  return (await backEnd.ask('EBOX_DETAIL', { caseID }, session))?.messagesList.length;
};

/** The key of one reply with another message is refused. */
const otherIntentionFaults = async (
  alias: Alias,
  { backEnd, session, request }: Asked,
  key: string,
): Promise<Fault[]> => {
  const other = { ...request, msgEse: 'Un’altra risposta.' };
  const { status } = await backEnd.send(alias, other, session, key);
  return status === 422 ? [] : [{ kind: 'keyOfAnother', status }];
};

/** Extension `idempotency`: the same key gets the first answer again, and the work is done once. */
const repetitionFaults = async (
  alias: Alias,
  answer: Answer,
  asked: Asked,
  key: string,
): Promise<Fault[]> => {
  const { backEnd, session, request } = asked;
  if (!backEnd.configuration.extensions.includes('idempotency')) return [];
  const done = await entriesOf(alias, asked);
  const again = await backEnd.send(alias, request, session, key);
  const isSame = JSON.stringify(again.body) === JSON.stringify(answer.body);
  if (again.status !== 200 || !isSame) return [{ kind: 'anotherAnswer', status: again.status }];
  if ((await entriesOf(alias, asked)) !== done) return [{ kind: 'doneTwice' }];
  return 'msgEse' in request ? otherIntentionFaults(alias, asked, key) : [];
};

/** After the logout the token is worth nothing. */
const endedFaults = async ({ backEnd, session }: Asked): Promise<Fault[]> => {
  const { status } = await backEnd.send('welcome', {}, session);
  return status === 401 || status === 408 ? [] : [{ kind: 'stillIn', status }];
};

/** Whether a User ID exists must not be learned from a recovery. */
const unknownUserFaults = async (
  alias: Alias,
  known: Answer,
  { backEnd, session }: Asked,
): Promise<Fault[]> => {
  const user = crypto.randomUUID();
  const unknown = await backEnd.send(alias, { user }, session);
  const isSame =
    unknown.status === known.status && JSON.stringify(unknown.body) === JSON.stringify(known.body);
  return isSame ? [] : [{ kind: 'revealsUsers', status: unknown.status }];
};

/** What must hold once a call has been answered 200. */
export const afterwardsFaults = async (
  alias: Alias,
  answer: Answer,
  asked: Asked,
  key: string | undefined,
): Promise<Fault[]> => {
  if (alias === 'logout') return endedFaults(asked);
  if (alias === 'recoverPassword') return unknownUserFaults(alias, answer, asked);
  return key === undefined ? [] : repetitionFaults(alias, answer, asked, key);
};
