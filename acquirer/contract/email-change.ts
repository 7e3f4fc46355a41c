import * as v from 'valibot';
import { call, resultStatuses } from './call';
import { anyBody } from './fields';
import { email } from './rules/person';

/** API-087. */
export const updateEmail = call({
  alias: 'updateEmail',
  access: 'session',
  audit: () => '',
  kinds: ['rights', 'sends'],
  repeatable: true,
  request: v.object({ email }),
  answer: anyBody,
  statuses: resultStatuses,
  refuses: (sent) => sent === false,
});
