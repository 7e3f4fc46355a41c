import { describe, expect, it } from 'vitest';
import {
  caseDetailActors,
  leftOverActor,
} from '../../../machines/cases/case-detail/case-detail.actors';
import {
  caseReplyActors,
  draftActors,
  type StoredDraft,
} from '../../../machines/cases/case-detail/case-reply/case-reply.actors';
import {
  type PageOfPhotograph,
  pageActors,
} from '../../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import { casesActors } from '../../../machines/cases/cases.actors';
import { limits } from '../../../paths/cases/case-detail/case-reply/case-reply.scenario';
import { page } from '../../../paths/cases/case-detail/case-reply/photographs/photographs.scenario';
import { counts, row } from '../../../paths/cases/cases.scenario';
import { askThrough } from '../support/wire';

const listAnswer = { type: 'http.200', body: { practiceList: [row] } };

const storeIn = <Item>(stored: Map<string, readonly Item[]>) => ({
  read: async (caseId: string) => stored.get(caseId) ?? [],
  write: async (caseId: string, items: readonly Item[]) => void stored.set(caseId, items),
  clear: async (caseId: string) => void stored.delete(caseId),
});

const drafts = (
  stored: Map<string, StoredDraft>,
  files = new Map<string, readonly File[]>(),
  pages = new Map<string, readonly PageOfPhotograph[]>(),
) =>
  draftActors(
    {
      read: (caseId) => stored.get(caseId) ?? null,
      write: (caseId, draft) => stored.set(caseId, draft),
      clear: (caseId) => stored.delete(caseId),
    },
    storeIn(files),
    storeIn(pages),
    async () => undefined,
  );

const draft = { message: 'In allegato la', faxPost: true };
const answers = { Contratto: null };
const storedDraft = { ...draft, answers };
const here = { caseId: '880', onAcquirer: false };
const there = { caseId: '880', onAcquirer: true };

describe('the sending of a reply', () => {
  const reply = {
    caseId: '880',
    ebox: '31',
    message: 'Ecco la ricevuta.',
    faxPost: true,
    files: [new File(['%PDF-1.7'], 'ricevuta.pdf')],
  };

  it('[CAS-047] tells how far the upload has come, and travels under the key of its intention', async () => {
    const { events, keys } = await askThrough(
      drafts(new Map()).send,
      { reply, key: 'one-intention' },
      { type: 'http.network' },
    );
    expect(events).toEqual([{ type: 'upload.progressed', sent: 0.5 }, { type: 'http.network' }]);
    expect(keys).toEqual(['one-intention']);
  });

  it('[VAL-078] a 400 that names sent files is about these, any other about the case', async () => {
    const answer = async (...details: string[]) => {
      const refused = { type: 'http.400', details, code: details[0] };
      return (await askThrough(drafts(new Map()).send, { reply, key: 'k' }, refused)).events.at(-1);
    };
    expect(await answer('files.0: pdfPassword', 'files.7: fileEmpty', 'files.0: odd')).toEqual({
      type: 'files.refused',
      refused: [{ file: reply.files[0], violation: 'pdfPassword' }],
    });
    expect(await answer('case: it cannot be answered')).toMatchObject({ type: 'http.400' });
  });

  it('[VAL-078] a file that the acquirer refuses does not come back with a reload', async () => {
    const other = new File(['Nota'], 'nota.txt');
    const stored = new Map([['880', [...reply.files, other]]]);
    const refused = { type: 'http.400', details: ['files.0: pdfPassword'] };
    await askThrough(drafts(new Map(), stored).send, { reply, key: 'k' }, refused);
    expect(stored.get('880')).toEqual([other]);
  });
});

describe('a reply in progress', () => {
  it('[CAS-042] stays in this browser where the acquirer keeps no drafts', async () => {
    const stored = new Map<string, StoredDraft>();
    const { asked, events } = await askThrough(
      drafts(stored).keepDraft,
      { ...here, draft: storedDraft },
      { type: 'http.200' },
    );
    expect(asked).toEqual([]);
    expect(events).toEqual([{ type: 'draft.saved' }]);
    const read = await askThrough(drafts(stored).readDraft, here, { type: 'http.200' });
    expect(read.events).toEqual([{ type: 'draft.read', ...storedDraft, files: [], pages: [] }]);
  });

  it('[CAS-042] travels to an acquirer that offers it, and is found there by another browser', async () => {
    const written = await askThrough(
      drafts(new Map()).keepDraft,
      { ...there, draft: storedDraft },
      { type: 'http.200', body: draft },
    );
    expect(written.asked).toEqual([
      { alias: 'draftReply', request: { action: 'write', caseID: '880', ...draft } },
    ]);
    const read = await askThrough(drafts(new Map()).readDraft, there, {
      type: 'http.200',
      body: draft,
    });
    expect(read.events).toEqual([
      { type: 'draft.read', ...draft, answers: {}, files: [], pages: [] },
    ]);
  });

  it.each(['http.500', 'http.401'])(
    '[CAS-050] is gone once it was sent, whatever the acquirer answers: %s',
    async (type) => {
      const stored = new Map([['880', storedDraft]]);
      const { asked, events } = await askThrough(drafts(stored).clearDraft, there, { type });
      expect(asked[0]?.request).toMatchObject({ action: 'clear', caseID: '880' });
      expect(events).toEqual([{ type: 'draft.cleared' }]);
      expect(stored.size).toBe(0);
    },
  );
});

describe('what a case asks besides', () => {
  const chosen = new File(['%PDF-1.7'], 'ricevuta.pdf');
  const answered = (state: string) => ({ type: 'http.200', body: { state } });

  it('[CAS-037] chosen documents are kept in this browser, found again, and gone once they were sent', async () => {
    const files = new Map<string, readonly File[]>();
    const actors = drafts(new Map(), files);
    const checked = await askThrough(
      actors.checkFiles,
      { caseId: '880', files: [chosen], limits, album: null },
      answered(''),
    );
    expect(checked).toMatchObject({
      asked: [],
      events: [{ type: 'files.checked', admitted: [chosen] }],
    });
    const read = await askThrough(actors.readDraft, here, answered(''));
    expect(read.events).toMatchObject([{ type: 'draft.read', files: [chosen] }]);
    await askThrough(actors.clearDraft, here, answered(''));
    expect([...files]).toEqual([]);
  });

  it('[CAS-037] photographs are kept until the reply is sent, or they are thrown away', async () => {
    const pages = new Map<string, readonly PageOfPhotograph[]>();
    const reply = drafts(new Map(), new Map(), pages);
    const { keepPages } = pageActors(storeIn(pages));
    const keep = (some: readonly PageOfPhotograph[]) =>
      askThrough(keepPages, { caseId: '880', pages: some }, answered(''));
    expect((await keep([page])).events).toEqual([{ type: 'photographs.saved' }]);
    const read = await askThrough(reply.readDraft, here, answered(''));
    expect(read.events).toMatchObject([{ type: 'draft.read', pages: [page] }]);
    await keep([]);
    expect([...pages]).toEqual([]);
    await keep([page]);
    await askThrough(reply.clearDraft, here, answered(''));
    expect([...pages]).toEqual([]);
  });

  it.each([
    ['Nuova', { type: 'case.open' }],
    ['Da definire', { type: 'case.open' }],
    ['In visione', { type: 'case.taken', detail: { state: 'In visione' } }],
  ])('[CAS-022] before it is sent the case is read again: %s', async (state, event) => {
    const { asked, events } = await askThrough(caseReplyActors.verify, here, answered(state));
    expect(asked).toEqual([{ alias: 'EBOX_DETAIL', request: { caseID: '880' } }]);
    expect(events).toEqual([event]);
  });

  it('[API-069] the counts of the managers are told as they come, each as it was answered', async () => {
    const { openCounts } = casesActors;
    const eboxes = ['31', '32', '33', '34', '35', '36'];
    const { asked, events } = await askThrough(openCounts, { eboxes }, ({ request }) =>
      Object(request).ebox === '33' ? { type: 'http.500' } : { type: 'http.200', body: counts },
    );
    expect(asked).toEqual(eboxes.map((ebox) => ({ alias: 'EBOX_REQUEST', request: { ebox } })));
    expect(events).toEqual(
      eboxes.map((ebox) =>
        ebox === '33' ? { type: 'http.500', ebox } : { type: 'http.200', body: counts, ebox },
      ),
    );
  });

  it('[API-070] deadline and amount are looked for in the list of its state', async () => {
    const place = { caseId: row.caseId, ebox: '31', state: 'nuove' };
    const { asked, events } = await askThrough(caseDetailActors.header, place, listAnswer);
    expect(asked).toEqual([
      {
        alias: 'SEARCH_PRATICES',
        request: { ebox: '31', order: 'datascad', search: '', state: 'nuove' },
      },
    ]);
    expect(events).toEqual([
      { type: 'header.found', header: { expiry: row.expiry, contested: row.amountCont } },
    ]);
    for (const [other, answer] of [
      [{ ...place, caseId: '881' }, listAnswer],
      [place, { type: 'http.500' }],
      [{ ...place, state: null }, listAnswer],
    ] as const)
      expect((await askThrough(caseDetailActors.header, other, answer)).events).toEqual([
        { type: 'header.unknown' },
      ]);
  });
});

describe('what is left over of a reply that was not sent', () => {
  const file = new File(['x'], 'conto.pdf');
  const found = async (
    message: string,
    files: readonly File[] = [],
    pages: readonly PageOfPhotograph[] = [],
  ) => {
    const actor = leftOverActor(
      {
        read: (caseId) => (caseId === '880' ? { message, faxPost: true, answers: {} } : null),
        write: () => {},
        clear: () => {},
      },
      storeIn(new Map([['880', files]])),
      storeIn(new Map([['880', pages]])),
    ).findLeftOver;
    const { events } = await askThrough(actor, { caseId: '880' }, { type: 'never' });
    return events[0];
  };

  it('[CAS-048] is its message, its files, and its photographs as the JPEG files that they are', async () => {
    const photograph = { ...page, name: 'IMG_1.heic' };
    expect(await found('Ecco.', [file], [photograph])).toMatchObject({
      type: 'leftOver.found',
      leftOver: { message: 'Ecco.', faxPost: true, files: [file, { name: 'IMG_1.jpg' }] },
    });
  });
});
