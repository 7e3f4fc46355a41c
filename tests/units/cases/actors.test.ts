import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import {
  caseDetailActors,
  leftOverActor,
} from '../../../machines/cases/case-detail/case-detail.actors';
import {
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
const changed = { type: 'draft.changed', draft: storedDraft };
const here = { caseId: '880', onAcquirer: false };
const there = { caseId: '880', onAcquirer: true };

describe('the sending of a reply', () => {
  const reply = {
    ...here,
    asksCase: false,
    mayHaveArrived: false,
    ebox: '31',
    message: 'Ecco la ricevuta.',
    faxPost: true,
    files: [new File(['%PDF-1.7'], 'ricevuta.pdf')],
    key: 'k',
  };

  it('[API-076] carries the documents, the message and the choice, as texts', async () => {
    const { asked } = await askThrough(drafts(new Map()).send, reply, {
      type: 'http.200',
      body: { esito: 'OK' },
    });
    expect(asked).toEqual([
      {
        alias: 'EBOX_UPLOAD_ALLEGATO',
        request: {
          files: reply.files,
          caseId: '880',
          msgEse: 'Ecco la ricevuta.',
          cbEvasione: 'true',
          ebox: '31',
        },
      },
    ]);
  });

  it('[CAS-047] tells how far the upload has come, and travels under the key of its intention', async () => {
    const { events, keys } = await askThrough(
      drafts(new Map()).send,
      { ...reply, key: 'one-intention' },
      { type: 'http.network' },
    );
    expect(events).toEqual([{ type: 'upload.progressed', sent: 0.5 }, { type: 'http.network' }]);
    expect(keys).toEqual(['one-intention']);
  });

  it('[API-077] [CAS-052] an esito other than OK is a refusal', async () => {
    const refused = { type: 'http.refused', body: { esito: 'KO' } };
    const { events } = await askThrough(drafts(new Map()).send, reply, refused);
    expect(events.at(-1)).toEqual(refused);
  });

  it('[VAL-078] a 400 that names sent files is about these, any other about the case', async () => {
    const answer = async (...details: string[]) => {
      const refused = { type: 'http.400', details, code: details[0] };
      return (await askThrough(drafts(new Map()).send, reply, refused)).events.at(-1);
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
    await askThrough(drafts(new Map(), stored).send, reply, refused);
    expect(stored.get('880')).toEqual([other]);
  });

  const asking = { ...reply, ...there, asksCase: true };
  const answers =
    (given: Readonly<Record<string, unknown>>) =>
    ({ alias }: { readonly alias: string }) =>
      given[alias] as AnyEventObject;
  const open = { type: 'http.200', body: { state: 'Nuova' } };
  const viewed = { type: 'http.200', body: { state: 'In visione' } };

  it.each([
    ['Nuova', open],
    ['Da definire', { type: 'http.200', body: { state: 'Da definire' } }],
    ['no answer', { type: 'http.network' }],
  ])('[CAS-022] a case that is not known to be closed gets it: %s', async (_, EBOX_DETAIL) => {
    const answer = answers({ EBOX_DETAIL, EBOX_UPLOAD_ALLEGATO: { type: 'http.refused' } });
    const { asked, events } = await askThrough(drafts(new Map()).send, asking, answer);
    expect(asked[0]).toEqual({ alias: 'EBOX_DETAIL', request: { caseID: '880' } });
    expect(events.at(-1)).toEqual({ type: 'http.refused' });
  });

  it('[CAS-022] nothing is sent to a case that a colleague has answered', async () => {
    const answer = answers({ EBOX_DETAIL: viewed });
    const { asked, events } = await askThrough(drafts(new Map()).send, asking, answer);
    expect(asked).toHaveLength(1);
    expect(events.at(-1)).toEqual({ type: 'case.taken', detail: viewed.body });
  });

  it('[ERR-017] a repetition is sent without that look: this very reply may have closed the case', async () => {
    const answer = answers({ EBOX_DETAIL: viewed, EBOX_UPLOAD_ALLEGATO: { type: 'http.500' } });
    const repetition = { ...asking, mayHaveArrived: true };
    const { asked } = await askThrough(drafts(new Map()).send, repetition, answer);
    expect(asked[0]?.alias).toBe('EBOX_UPLOAD_ALLEGATO');
  });

  it.each([
    ['taken', viewed, { type: 'case.taken', detail: viewed.body }],
    ['open', open, { type: 'http.400', details: [] }],
  ])(
    '[CAS-022] [CAS-052] a reply that is refused may have come a moment too late: %s',
    async (_, afterwards, event) => {
      const looks = [open, afterwards];
      const { events } = await askThrough(drafts(new Map()).send, asking, ({ alias }) =>
        alias === 'EBOX_DETAIL' ? (looks.shift() ?? open) : { type: 'http.400', details: [] },
      );
      expect(events.at(-1)).toEqual(event);
    },
  );

  it.each(['http.500', 'http.401'])(
    '[CAS-050] the draft is gone once it was sent, whatever the acquirer answers: %s',
    async (type) => {
      const stored = new Map([['880', storedDraft]]);
      const files = new Map<string, readonly File[]>([['880', reply.files]]);
      const answer = answers({
        EBOX_DETAIL: open,
        EBOX_UPLOAD_ALLEGATO: { type: 'http.200', body: { esito: 'OK' } },
        draftReply: { type },
      });
      const { asked, events } = await askThrough(drafts(stored, files).send, asking, answer);
      expect(asked.at(-1)?.request).toMatchObject({ action: 'clear', caseID: '880' });
      expect(events.at(-1)).toMatchObject({ type: 'http.200' });
      expect([stored.size, files.size]).toEqual([0, 0]);
    },
  );

  it('[CAS-050] what was sent carries the moment of its answer', async () => {
    const { events } = await askThrough(drafts(new Map()).send, reply, {
      type: 'http.200',
      body: { esito: 'OK' },
    });
    expect(events.at(-1)).toEqual({
      type: 'http.200',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });
});

describe('a reply in progress', () => {
  it('[CAS-042] stays in this browser where the acquirer keeps no drafts', async () => {
    const stored = new Map<string, StoredDraft>();
    const { asked, events } = await askThrough(drafts(stored).draft, here, { type: 'http.200' }, [
      changed,
    ]);
    expect(asked).toEqual([]);
    expect(events).toEqual([{ type: 'draft.saved' }]);
    const read = await askThrough(drafts(stored).readDraft, here, { type: 'http.200' });
    expect(read.events).toEqual([{ type: 'draft.read', ...storedDraft, files: [], pages: [] }]);
  });

  it('[CAS-042] travels to an acquirer that offers it, and is found there by another browser', async () => {
    const written = await askThrough(
      drafts(new Map()).draft,
      there,
      { type: 'http.200', body: draft },
      [changed],
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

  it('[CAS-042] is written one change after the other, the latest for all that wait', async () => {
    const texts = ['E', 'Ec', 'Ecco'];
    const { asked } = await askThrough(
      drafts(new Map()).draft,
      there,
      { type: 'http.200', body: draft },
      texts.map((message) => ({ ...changed, draft: { ...storedDraft, message } })),
    );
    expect(asked.map(({ request }) => Object(request).message)).toEqual(['Ecco']);
  });

  it('[ERR-017] a lost connection takes nothing: the browser has it', async () => {
    const stored = new Map<string, StoredDraft>();
    const lost = { type: 'http.network' };
    const { events } = await askThrough(drafts(stored).draft, there, lost, [changed]);
    expect(events).toEqual([{ type: 'draft.notSaved' }]);
    const read = await askThrough(drafts(stored).readDraft, there, lost);
    expect(read.events).toEqual([{ type: 'draft.read', ...storedDraft, files: [], pages: [] }]);
  });

  it('[ERR-017] a draft that cannot be read is an empty one', async () => {
    const { events } = await askThrough(drafts(new Map()).readDraft, there, { type: 'http.500' });
    expect(events).toEqual([
      { type: 'draft.read', message: '', faxPost: false, answers: {}, files: [], pages: [] },
    ]);
  });

  it.each(['http.500', 'http.401'])(
    '[CAS-042] is gone once it was discarded, whatever the acquirer answers: %s',
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
