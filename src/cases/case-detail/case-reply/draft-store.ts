import * as v from 'valibot';
import type { DraftStore } from '../../../../machines/cases/case-detail/case-reply/case-reply.actors';

const keyOf = (caseId: string) => `draft-${caseId}`;

const draftText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    message: v.string(),
    faxPost: v.boolean(),
    answers: v.optional(v.record(v.string(), v.nullable(v.string())), {}),
  }),
);

/** Replies in progress, for as long as this browser session lasts; what does not parse counts as none. */
export const createDraftStore = (storage: Storage): DraftStore => ({
  read: (caseId) => {
    const result = v.safeParse(draftText, storage.getItem(keyOf(caseId)));
    return result.success ? result.output : null;
  },
  write: (caseId, { message, faxPost, answers }) =>
    storage.setItem(keyOf(caseId), JSON.stringify({ message, faxPost, answers })),
  clear: (caseId) => storage.removeItem(keyOf(caseId)),
});
