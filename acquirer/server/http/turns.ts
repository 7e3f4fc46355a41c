import type { Session } from '../accounts/session';
import { TooMany } from '../common/queue-of-each';
import { Refusal } from '../common/refusal';
import type { Services } from '../services';

/** Whether a request asks for all rows of a list, and not for a page. */
export const isExport = (request: object) => 'typeCall' in request && request.typeCall === 'C';

/** Makes an export when it is the turn of its session; 429 where too many of them wait. */
export const exportInTurn = async <Result>(
  { exports }: Services['turns'],
  { id }: Session,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await exports(id, work);
  } catch (error) {
    if (error instanceof TooMany)
      throw new Refusal(429, ['too many exports at once'], { 'Retry-After': '10' });
    throw error;
  }
};
