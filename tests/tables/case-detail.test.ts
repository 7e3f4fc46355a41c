import { describe } from 'vitest';
import { eboxDetail } from '../../acquirer/contract/cases';
import { caseDetailMachine } from '../../machines/cases/case-detail/case-detail.machine';
import { caseReplyMachine } from '../../machines/cases/case-detail/case-reply/case-reply.machine';
import { documentMachine } from '../../machines/shared/document/document.machine';
import {
  attachment,
  caseReceipt,
  desk,
  detail,
  receipt,
} from '../../walks/cases/case-detail/case-detail.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const context = {
  caseId: '880',
  ebox: '31',
  desk,
  limits: { files: 5, fileMB: 10, totalMB: 25 },
  extensions: [],
  canReply: true,
  detail,
  historyPage: 1,
  wanted: null,
  receipt: null,
};
const at = (parts: { history?: string; reply?: string; pdf?: string; document?: string } = {}) => ({
  open: { history: 'shown', reply: 'writing', pdf: 'idle', document: 'idle', ...parts },
});
const replyEnds = (output: object) => ({ type: 'xstate.done.actor.reply', output });
const documentEnds = (type: string) => ({
  type: 'xstate.done.actor.document',
  output: { type },
});

describe('case detail: what the requirements say', () => {
  obeys(caseDetailMachine, context, [
    {
      rule: '[API-072] a case is asked for by its number',
      starting: {
        caseId: '880',
        ebox: '31',
        desk,
        limits: context.limits,
        extensions: [],
        canReply: true,
      },
      to: 'loading',
      asking: { detail: { caseId: '880' } },
    },
    {
      rule: '[CAS-037] [CAS-047] a case that can be answered opens with its reply',
      in: 'loading',
      with: { detail: null },
      on: { type: 'http.200', body: detail },
      to: at(),
      remembering: { detail },
      asking: {
        reply: { caseId: '880', ebox: '31', limits: context.limits, extensions: [] },
      },
    },
    {
      rule: '[CAS-022] [CAS-048] any other is only looked at',
      in: 'loading',
      with: { detail: null, canReply: false },
      on: { type: 'http.200', body: detail },
      to: at({ reply: 'viewOnly' }),
    },
    ...forEachAnswer(['http.401', 'http.408'], (type) => ({
      rule: `[ERR-013] ${type} means the session has expired`,
      in: 'loading',
      on: { type },
      to: 'sessionExpired',
      exit: { type: 'sessionExpired' },
    })),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[ERR-014] [ERR-015] [ERR-016] [ERR-017] ${type} leads to the error page`,
      in: 'loading',
      on: { type },
      to: 'failed',
      exit: { type: 'failed' },
    })),
    {
      rule: '[CAS-045] eleven lines of history are two pages',
      in: at(),
      on: { type: 'page.requested', page: 2 },
      to: at(),
      remembering: { historyPage: 2 },
      asking: {},
    },
    {
      rule: '[CAS-045] there is no third',
      in: at(),
      with: { historyPage: 2 },
      on: { type: 'page.requested', page: 3 },
      to: at(),
      remembering: { historyPage: 2 },
    },
    {
      rule: '[CAS-049] an attachment is asked for by its name and path',
      in: at(),
      on: { type: 'document.requested', ...attachment },
      to: at({ document: 'arriving' }),
      remembering: { wanted: attachment },
      asking: {
        document: {
          request: { doc: 'ricevuta.pdf', path: '2026/10/4711' },
          fileName: 'ricevuta.pdf',
          how: 'open',
        },
      },
    },
    {
      rule: '[CAS-049] a case that is only looked at shows its documents too',
      in: at({ reply: 'viewOnly' }),
      with: { canReply: false },
      on: { type: 'document.requested', ...attachment },
      to: at({ reply: 'viewOnly', document: 'arriving' }),
    },
    ...['completed', 'cancelled'].map((type) => ({
      rule: `[CAS-049] after a document that was ${type} the case and its reply are still there`,
      in: at({ document: 'arriving' }),
      with: { wanted: attachment },
      on: documentEnds(type),
      to: at(),
      remembering: { wanted: null },
    })),
    ...['sessionExpired', 'failed'].flatMap((type) => [
      {
        rule: `[ERR-013] [ERR-016] a document that ends as ${type} ends the case so`,
        in: at({ document: 'arriving' }),
        on: documentEnds(type),
        to: type,
        exit: { type },
      },
      {
        rule: `[CAS-052] [ERR-013] so does a reply that ends as ${type}`,
        in: at(),
        on: replyEnds({ type }),
        to: type,
        exit: { type },
      },
    ]),
    {
      rule: '[CAS-050] a reply that was sent ends the case with its receipt',
      in: at(),
      on: replyEnds({ type: 'completed', receipt }),
      to: 'completed',
      exit: { type: 'completed', receipt: caseReceipt },
    },
    ...['writing', 'viewOnly'].flatMap((reply) => [
      {
        rule: `[CAS-040] the form for fax or post is made on request (${reply})`,
        in: at({ reply }),
        on: { type: 'pdf.requested' },
        to: at({ reply, pdf: 'making' }),
        asking: { makePdf: { detail, desk } },
      },
      {
        rule: `[CAS-040] once it was handed over another can be made (${reply})`,
        in: at({ reply, pdf: 'making' }),
        on: { type: 'pdf.made' },
        to: at({ reply }),
      },
      {
        rule: `[CAS-040] one that could not be made is said so (${reply})`,
        in: at({ reply, pdf: 'making' }),
        on: { type: 'pdf.failed' },
        to: at({ reply, pdf: 'notMade' }),
      },
      {
        rule: `[CAS-040] which costs nothing of the case (${reply})`,
        in: at({ reply, pdf: 'notMade' }),
        on: { type: 'dialog.closed' },
        to: at({ reply }),
      },
    ]),
    {
      rule: '[CAS-040] a form that is being made is not made twice',
      in: at({ pdf: 'making' }),
      on: { type: 'pdf.requested' },
      to: at({ pdf: 'making' }),
    },
    {
      rule: '[ERR-017] the history is asked for anew while the reply stays as it is',
      in: at(),
      on: { type: 'history.requested' },
      to: at({ history: 'refreshing' }),
      asking: { detail: { caseId: '880' } },
    },
    {
      rule: '[ERR-017] asked for twice it is fetched once',
      in: at({ history: 'refreshing' }),
      on: { type: 'history.requested' },
      to: at({ history: 'refreshing' }),
      asking: {},
    },
    {
      rule: '[ERR-017] and shows what the acquirer knows now',
      in: at({ history: 'refreshing' }),
      with: { historyPage: 2 },
      on: { type: 'http.200', body: { ...detail, messagesList: [] } },
      to: at(),
      remembering: { detail: { ...detail, messagesList: [] }, historyPage: 1 },
    },
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[ERR-017] ${type} there costs nothing of what was written`,
      in: at({ history: 'refreshing' }),
      on: { type },
      to: at({ history: 'notRefreshed' }),
      remembering: { detail },
    })),
    ...forEachAnswer(['http.401', 'http.408'], (type) => ({
      rule: `[ERR-013] ${type} there too means the session has expired`,
      in: at({ history: 'refreshing' }),
      on: { type },
      to: 'sessionExpired',
      exit: { type: 'sessionExpired' },
    })),
    ...['loading', at()].map((state) => ({
      rule: `[CAS-046] INDIETRO leaves the case (${JSON.stringify(state)})`,
      in: state,
      on: { type: 'level.left' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    })),
  ]);
});

lintChart(caseDetailMachine, {
  calls: { detail: [eboxDetail] },
  others: { makePdf: ['pdf.made', 'pdf.failed'] },
  children: {
    reply: { chart: caseReplyMachine },
    document: { chart: documentMachine },
  },
});
