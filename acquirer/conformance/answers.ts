import * as v from 'valibot';
import type { CallContract } from '../contract/call';
import { type Alias, calls } from '../contract/calls';
import { rulesOf } from '../contract/examples';
import type { Answer } from './back-end';
import type { Fault, Untested } from './faults';
import { fieldFaults, rowsAt } from './fields';
import { errorFaults } from './refusals';

const mediaTypes = ['', 'application/pdf', 'application/octet-stream'];

const fileFaults = ({ headers, isPdf }: Answer): Fault[] => {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return isPdf && mediaTypes.includes(type.trim().toLowerCase()) ? [] : [{ kind: 'noPdf' }];
};

/** What a 200 carries: its types, its fields, and the month that was asked for. */
export const bodyFaults = (alias: Alias, answer: Answer, request: object): Fault[] => {
  const contract: CallContract = calls[alias];
  if (contract.receive === 'file') return fileFaults(answer);
  const parsed = v.safeParse(contract.answer, answer.body);
  const found = fieldFaults(answer.body, rulesOf(alias), request);
  if (parsed.success) return found;
  const at = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body'))];
  return [{ kind: 'unreadable', status: answer.status, at }, ...found];
};

/** Any status but 200 leaves the example untested; faults of the answer itself are reported. */
export const otherThan200Faults = (alias: Alias, answer: Answer): Fault[] => {
  const { status } = answer;
  const listed: readonly number[] = calls[alias].statuses;
  // An error that is not listed counts as 500, by the contract; an answer that is no error does not.
  if (status >= 400) return errorFaults(alias, answer);
  return listed.includes(status) ? [] : [{ kind: 'unlisted', status, listed }];
};

/** A refusal with status 200, or a list without rows, shows little of what the call does. */
export const untestedIn = (alias: Alias, { body }: Answer): Untested[] => {
  const contract: CallContract = calls[alias];
  const { rows } = rulesOf(alias);
  const parsed = v.safeParse(contract.answer, body);
  const isRefusal = parsed.success && contract.refuses?.(parsed.output) === true;
  const isEmpty = rows !== undefined && rowsAt(body, rows).length === 0;
  return [
    ...(isRefusal ? [{ kind: 'saysNo' } as const] : []),
    ...(isEmpty ? [{ kind: 'noRows' } as const] : []),
  ];
};
