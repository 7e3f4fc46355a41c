import { describe, expect, it } from 'vitest';
import { eboxDetail } from '../../acquirer/contract/cases';
import { caseDetailMachine } from '../../machines/cases/case-detail/case-detail.machine';
import { canReply } from '../../machines/cases/case-detail/case-detail.types';
import { caseReplyMachine } from '../../machines/cases/case-detail/case-reply/case-reply.machine';
import { isAnswerable, stateNamed } from '../../machines/cases/case-detail/case-state';
import { documentMachine } from '../../machines/shared/document/document.machine';
import { detail, earlier, taken } from '../../paths/cases/case-detail/a-case';
import {
  attachment,
  caseReceipt,
  desk,
  header,
  leftOver,
  receipt,
} from '../../paths/cases/case-detail/case-detail.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const context = {
  caseId: '880',
  ebox: '31',
  desk,
  limits: { files: 5, fileMB: 10, totalMB: 25 },
  extensions: [],
  state: 'nuove',
  suspended: false,
  header,
  detail,
  historyPage: 1,
  wanted: null,
  leftOver: null,
};
const at = (
  parts: {
    history?: string;
    reply?: string;
    pdf?: string;
    document?: string;
    deadline?: string;
  } = {},
) => ({
  open: {
    history: 'shown',
    deadline: 'known',
    reply: 'writing',
    pdf: 'idle',
    document: 'idle',
    ...parts,
  },
});
const askedTwice = {
  ...detail,
  requestDocList: [...detail.requestDocList, ...detail.requestDocList],
};
const replyEnds = (output: object) => ({ type: 'xstate.done.actor.reply', output });
const documentEnds = (type: string) => ({
  type: 'xstate.done.actor.document',
  output: { type },
});

describe('case detail: what the requirements say', () => {
  it.each([
    ['nuove', false, true],
    ['sospeso', false, true],
    ['scadenza', false, true],
    ['visione', false, false],
    ['annullate', false, false],
    ['evase', false, false],
    ['chiuse', false, false],
    ['nuove', true, false],
    [null, false, false],
  ] as const)(
    '[CAS-005] [CAS-022] [CAS-048] in %s of the list, its manager suspended: %s, it can be answered: %s',
    (state, suspended, expected) => {
      expect(canReply({ state, suspended, detail: null })).toBe(expected);
    },
  );

  it.each([
    ['Nuova', 'nuove', true],
    ['IN SOSPESO', 'sospeso', true],
    ['in scadenza', 'scadenza', true],
    ['In visione', 'visione', false],
    ['Annullata', 'annullate', false],
    ['Evasa', 'evase', false],
    ['Scaduta', 'chiuse', false],
    ['Chiusa', 'chiuse', false],
    ['sospeso', 'sospeso', true],
    ['', null, null],
    ['Da definire', null, null],
  ] as const)(
    '[CAS-021] the label "%s" is the state %s, to be answered: %s',
    (label, state, open) => {
      expect([stateNamed(label), isAnswerable(label)]).toEqual([state, open]);
    },
  );

  obeys(caseDetailMachine, context, [
    rule('[API-072] a case is asked for by its number')
      .starting({
        caseId: '880',
        ebox: '31',
        desk,
        limits: context.limits,
        extensions: [],
        state: 'nuove',
        suspended: false,
        header: null,
      })
      .to('loading')
      .asks({ detail: { caseId: '880' } }),
    rule('[CAS-037] [CAS-047] a case that can be answered opens with its reply')
      .in('loading', { detail: null })
      .on('http.200', { body: detail })
      .to(at(), { detail })
      .asks({
        reply: {
          caseId: '880',
          ebox: '31',
          number: detail.number,
          documents: detail.requestDocList,
          limits: context.limits,
          extensions: [],
        },
      }),
    rule('[CAS-036] what is requested twice is one document of its reply')
      .in('loading', { detail: null })
      .on('http.200', { body: askedTwice })
      .to(at(), { detail: askedTwice })
      .asks({
        reply: {
          caseId: '880',
          ebox: '31',
          number: detail.number,
          documents: detail.requestDocList,
          limits: context.limits,
          extensions: [],
        },
      }),
    rule('[CAS-005] [CAS-048] that of a manager who is ANNULLATO is only looked at')
      .in('loading', { detail: null, suspended: true })
      .on('http.200', { body: detail })
      .to('recalling', { detail })
      .asks({ findLeftOver: { caseId: '880' } }),
    rule('[CAS-022] one that was answered since the list was read is only looked at')
      .in('loading', { detail: null })
      .on('http.200', { body: taken })
      .to('recalling', { detail: taken }),
    rule('[CAS-048] what was prepared here for it before is shown, to be kept elsewhere')
      .in('recalling', { detail: taken })
      .on('leftOver.found', { leftOver })
      .to(at({ reply: 'viewOnly' }), { leftOver }),
    rule('[CAS-048] without it the case is shown as it is')
      .in('recalling', { detail: taken })
      .on('leftOver.none')
      .to(at({ reply: 'viewOnly' }), { leftOver: null }),
    rule('[CAS-022] one that was asked for again since then can be answered')
      .in('loading', { detail: null, state: 'visione' })
      .on('http.200', { body: detail })
      .to(at()),
    rule('[CAS-055] deadline and amount that no list has told are looked for there')
      .in('recalling', { header: null, suspended: true })
      .on('leftOver.none')
      .to(at({ reply: 'viewOnly', deadline: 'asking' }))
      .asks({ header: { caseId: '880', ebox: '31', state: 'nuove' } }),
    rule('[CAS-055] and kept where they are found')
      .in(at({ deadline: 'asking' }), { header: null })
      .on('header.found', { header })
      .to(at(), { header }),
    rule('[CAS-055] without them the head says the rest')
      .in(at({ deadline: 'asking' }), { header: null })
      .on('header.unknown')
      .to(at({ deadline: 'unknown' })),
    rule(
      '[CAS-022] a reply that came too late leaves the case as the colleague left it, and what was written',
    )
      .in(at(), { historyPage: 2 })
      .on(replyEnds({ type: 'overtaken', detail: taken, leftOver }))
      .to(at({ reply: 'overtaken' }), { detail: taken, leftOver, historyPage: 1 }),
    ...forEachAnswer(['http.403', 'http.404'], (type) =>
      rule(`[CAS-055] [PRM-003] ${type}: the case is gone, or another's`)
        .in('loading')
        .on(type)
        .to('notFound')
        .exits({ type: 'notFound' }),
    ),
    ...forEachAnswer(['http.400', 'http.500', 'http.network'], (type) =>
      rule(`[ERR-014] [ERR-016] [ERR-017] ${type} leads to the error page`)
        .in('loading')
        .on(type)
        .to('failed')
        .exits({ type: 'failed' }),
    ),
    rule('[CAS-045] eleven lines of history are two pages')
      .in(at())
      .on('page.requested', { page: 2 })
      .to(at(), { historyPage: 2 })
      .asks({}),
    rule('[CAS-045] there is no third')
      .in(at(), { historyPage: 2 })
      .on('page.requested', { page: 3 })
      .to(at(), { historyPage: 2 }),
    rule('[CAS-049] an attachment is asked for by its name and path')
      .in(at())
      .on('document.requested', { ...attachment })
      .to(at({ document: 'arriving' }), { wanted: attachment })
      .asks({
        document: {
          request: { doc: 'ricevuta.pdf', path: '2026/10/4711' },
          fileName: 'ricevuta.pdf',
          how: 'open',
        },
      }),
    rule('[CAS-049] a case that is only looked at shows its documents too')
      .in(at({ reply: 'viewOnly' }), { suspended: true })
      .on('document.requested', { ...attachment })
      .to(at({ reply: 'viewOnly', document: 'arriving' })),
    rule('[CAS-049] [CAS-045] a document whose page of the history was left is not opened')
      .in(at({ document: 'arriving' }), { wanted: attachment })
      .on('page.requested', { page: 2 })
      .to(at(), { historyPage: 2, wanted: null }),
    rule('[CAS-049] [CAS-045] a page that is not there leaves none')
      .in(at({ document: 'arriving' }), { wanted: attachment })
      .on('page.requested', { page: 3 })
      .to(at({ document: 'arriving' }), { wanted: attachment }),
    rule(
      '[CAS-049] the history as it is now is its first page: a document of the second is not opened',
    )
      .in(at({ history: 'refreshing', document: 'arriving' }), { wanted: earlier, historyPage: 2 })
      .on('http.200', { body: detail })
      .to(at({ history: 'shown' }), { wanted: null, historyPage: 1 }),
    rule('[CAS-049] one that is on it still is opened')
      .in(at({ history: 'refreshing', document: 'arriving' }), { wanted: attachment })
      .on('http.200', { body: detail })
      .to(at({ history: 'shown', document: 'arriving' }), { wanted: attachment }),
    rule('[CAS-049] so it is where another user has answered meanwhile')
      .in(at({ document: 'arriving' }), { wanted: earlier, historyPage: 2 })
      .on('xstate.done.actor.reply', { output: { type: 'overtaken', detail: taken, leftOver } })
      .to(at({ reply: 'overtaken' }), { wanted: null }),
    ...['completed', 'cancelled'].map((type) =>
      rule(`[CAS-049] after a document that was ${type} the case and its reply are still there`)
        .in(at({ document: 'arriving' }), { wanted: attachment })
        .on(documentEnds(type))
        .to(at(), { wanted: null }),
    ),
    ...['failed'].flatMap((type) => [
      rule(`[ERR-013] [ERR-016] a document that ends as ${type} ends the case so`)
        .in(at({ document: 'arriving' }))
        .on(documentEnds(type))
        .to(type)
        .exits({ type }),
      rule(`[CAS-052] [ERR-013] so does a reply that ends as ${type}`)
        .in(at())
        .on(replyEnds({ type }))
        .to(type)
        .exits({ type }),
    ]),
    rule('[CAS-050] a reply that was sent ends the case with its receipt')
      .in(at())
      .on(replyEnds({ type: 'completed', receipt }))
      .to('completed')
      .exits({ type: 'completed', receipt: caseReceipt }),
    ...[
      { detail: { ...detail, state: 'Evasa' } },
      { suspended: true },
      { state: 'visione', detail: { ...detail, state: 'Chiusa' } },
    ].map((known) =>
      rule(
        `[CAS-048] a case that waits for nothing offers no form: ${JSON.stringify(known).slice(0, 20)}`,
      )
        .in(at({ reply: 'viewOnly' }), known)
        .on('pdf.requested')
        .to(at({ reply: 'viewOnly' }))
        .asks({}),
    ),
    rule('[CAS-040] one with an unknown label is treated as its list says')
      .in(at({ reply: 'viewOnly' }), { state: 'visione', detail: { ...detail, state: '' } })
      .on('pdf.requested')
      .to(at({ reply: 'viewOnly', pdf: 'making' })),
    rule('[CAS-040] a case that a colleague has answered offers no form')
      .in(at({ reply: 'overtaken' }), { detail: taken, leftOver })
      .on('pdf.requested')
      .to(at({ reply: 'overtaken' }))
      .asks({}),
    ...[
      { reply: 'writing', detail },
      { reply: 'viewOnly', detail: taken },
    ].flatMap(({ reply, detail }) => [
      rule(`[CAS-040] the form for fax or post is made on request (${reply})`)
        .in(at({ reply }), { detail })
        .on('pdf.requested')
        .to(at({ reply, pdf: 'making' }))
        .asks({ makePdf: { detail, desk } }),
      rule(`[CAS-040] once it was handed over another can be made (${reply})`)
        .in(at({ reply, pdf: 'making' }))
        .on('pdf.made')
        .to(at({ reply })),
      rule(`[CAS-040] one that could not be made is said so (${reply})`)
        .in(at({ reply, pdf: 'making' }))
        .on('pdf.failed')
        .to(at({ reply, pdf: 'notMade' })),
      rule(`[CAS-040] which costs nothing of the case (${reply})`)
        .in(at({ reply, pdf: 'notMade' }))
        .on('dialog.closed')
        .to(at({ reply })),
    ]),
    rule('[CAS-040] a form that is being made is not made twice')
      .in(at({ pdf: 'making' }))
      .on('pdf.requested')
      .to(at({ pdf: 'making' })),
    rule('[ERR-017] the history is requested again while the reply stays as it is')
      .in(at())
      .on('history.requested')
      .to(at({ history: 'refreshing' }))
      .asks({ detail: { caseId: '880' } }),
    rule('[ERR-017] asked for twice it is fetched once')
      .in(at({ history: 'refreshing' }))
      .on('history.requested')
      .to(at({ history: 'refreshing' }))
      .asks({}),
    rule('[ERR-017] and shows what the acquirer knows now')
      .in(at({ history: 'refreshing' }), { historyPage: 2 })
      .on('http.200', { body: { ...detail, messagesList: [] } })
      .to(at(), { detail: { ...detail, messagesList: [] }, historyPage: 1 }),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
      rule(`[ERR-017] ${type} there costs nothing of what was written`)
        .in(at({ history: 'refreshing' }))
        .on(type)
        .to(at({ history: 'notRefreshed' }), { detail }),
    ),
    ...['loading', 'recalling', at({ reply: 'viewOnly' }), at({ reply: 'overtaken' })].map(
      (state) =>
        rule(`[CAS-046] INDIETRO leaves the case (${JSON.stringify(state)})`)
          .in(state)
          .on('level.left')
          .to('cancelled')
          .exits({ type: 'cancelled' }),
    ),
    rule('[CAS-046] of a reply that is being written INDIETRO asks the reply')
      .in(at({ reply: 'writing' }))
      .on('level.left')
      .to(at({ reply: 'writing' }))
      .passes({ reply: { type: 'level.left' } }),
    rule('[CAS-050] so does any other way out of it')
      .in(at({ reply: 'writing' }))
      .on('leaving.requested')
      .to(at({ reply: 'writing' }))
      .passes({ reply: { type: 'leaving.requested' } }),
    rule('[CAS-046] the reply lets it go')
      .in(at({ reply: 'writing' }))
      .on('xstate.done.actor.reply', { output: { type: 'cancelled' } })
      .to('cancelled')
      .exits({ type: 'cancelled' }),
  ]);
});

lintChart(caseDetailMachine, {
  calls: { detail: [eboxDetail] },
  others: {
    makePdf: ['pdf.made', 'pdf.failed'],
    findLeftOver: ['leftOver.found', 'leftOver.none'],
    header: ['header.found', 'header.unknown'],
  },
  children: {
    reply: { chart: caseReplyMachine },
    document: { chart: documentMachine },
  },
});
