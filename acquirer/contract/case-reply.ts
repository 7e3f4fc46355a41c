import * as v from 'valibot';
import { call, fileStatuses, listStatuses } from './call';
import { givenId, pdf, text } from './fields';
import { isAcceptedName, longestMessage, onOneLine } from './rules/upload';
import { breaks } from './rules/violation';

/** API-074, API-075: an attachment is downloaded as a PDF, whatever its type was. */
export const eboxDownloadAllegato = call({
  alias: 'EBOX_DOWNLOAD_ALLEGATO',
  access: 'session',
  audit: ({ path }) => path,
  reads: true,
  receive: 'file',
  request: v.object({ doc: givenId, path: v.pipe(v.string(), v.maxLength(2000)) }),
  answer: pdf,
  statuses: fileStatuses,
});

const document = v.pipe(
  v.file(),
  v.check((file) => isAcceptedName(file.name), breaks('fileFormat')),
);

/** None, one or several: a form with one file does not show that it could have more. */
const documents = v.pipe(
  v.optional(v.union([v.array(v.file()), v.file()]), () => []),
  v.transform((files) => (Array.isArray(files) ? files : [files])),
  v.array(document),
);

const message = v.pipe(
  v.string(),
  v.transform(onOneLine),
  v.maxLength(longestMessage, breaks('tooLong')),
);

/** VAL-077: a file, a message, or the promise of a fax or a letter. */
const saysSomething = (reply: { files: unknown[]; msgEse: string; cbEvasione: string }) =>
  reply.files.length > 0 || reply.msgEse.trim() !== '' || reply.cbEvasione === 'true';

/** API-076, API-077: any `esito` other than OK is a refusal. */
export const eboxUploadAllegato = call({
  alias: 'EBOX_UPLOAD_ALLEGATO',
  access: 'session',
  audit: ({ caseId }) => caseId,
  kinds: ['words'],
  repeatable: true,
  send: 'multipart',
  slow: true,
  request: v.pipe(
    v.object({
      files: documents,
      caseId: givenId,
      msgEse: message,
      cbEvasione: v.picklist(['true', 'false']),
      ebox: givenId,
    }),
    v.check((reply) => saysSomething(reply), breaks('nothingToSend')),
  ),
  answer: v.object({ esito: text }),
  statuses: listStatuses,
  refuses: (answer) => answer.esito !== 'OK',
});

/** Keeps a reply that is being written: its text and its choice, never its files. */
export const draftReply = call({
  alias: 'draftReply',
  access: 'session',
  kinds: ['words'],
  extension: 'draftReply',
  request: v.object({
    action: v.picklist(['read', 'write', 'clear']),
    caseID: givenId,
    message,
    faxPost: v.boolean(),
  }),
  answer: v.object({ message: text, faxPost: v.nullish(v.boolean(), false) }),
  statuses: [200, 401, 408, 500],
});
