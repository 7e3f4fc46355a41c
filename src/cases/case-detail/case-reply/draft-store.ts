import * as v from 'valibot';
import type {
  DraftStore,
  StoredDraft,
} from '../../../../machines/cases/case-detail/case-reply/case-reply.actors';
import { replyPrefix as prefix } from '../../../browser/storage-keys';

const keyOf = (caseId: string) => `${prefix}${caseId}`;

const draftText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    message: v.string(),
    faxPost: v.boolean(),
    answers: v.optional(v.record(v.string(), v.nullable(v.string())), {}),
  }),
);

/**
 * Replies in progress, for as long as this browser session lasts; a draft that does not parse
 * counts as none.
 */
export const createDraftStore = (storage: Storage): DraftStore => ({
  read: (caseId) => {
    const result = v.safeParse(draftText, storage.getItem(keyOf(caseId)));
    return result.success ? result.output : null;
  },
  write: (caseId, { message, faxPost, answers }) =>
    storage.setItem(keyOf(caseId), JSON.stringify({ message, faxPost, answers })),
  clear: (caseId) => storage.removeItem(keyOf(caseId)),
});

const holds = ({ message, faxPost, answers }: StoredDraft) =>
  message.trim() !== '' || faxPost || Object.values(answers).some((by) => by !== '');

/** The cases with unsent text. */
export const casesWithDraft = (storage: Storage): readonly string[] => {
  const { read } = createDraftStore(storage);
  return Object.keys({ ...storage })
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((caseId) => {
      const draft = read(caseId);
      return draft !== null && holds(draft);
    });
};
