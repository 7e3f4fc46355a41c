// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, type StateValue } from 'xstate';
import { unsent as unsentCases } from '../../../machines/cases/cases.selectors';
import { disputeOnlineMachine } from '../../../machines/dispute-online/dispute-online.machine';
import { unsent as unsentEnrolment } from '../../../machines/dispute-online/dispute-online.selectors';
import { enrolmentMachine } from '../../../machines/dispute-online/enrolment/enrolment.machine';

import { phoneChangeMachine } from '../../../machines/phone-change/phone-change.machine';
import { unsent as unsentPhone } from '../../../machines/phone-change/phone-change.selectors';
import { receiptPdf } from '../../../paths/cases/case-detail/case-reply/case-reply.scenario';
import { page } from '../../../paths/cases/case-detail/case-reply/photographs/photographs.scenario';
import {
  begunEnrolment,
  input,
  responsible,
} from '../../../paths/dispute-online/enrolment/enrolment.scenario';

import { type Drafts, findUnsent } from '../../../src/browser/unsent-work';
import {
  casesWithDraft,
  createDraftStore,
} from '../../../src/cases/case-detail/case-reply/draft-store';
import { askThrough } from '../support/wire';

afterEach(() => window.sessionStorage.clear());

const nothing: Drafts = {
  flows: () => [],
  replies: () => [],
  areFilesWaiting: async () => false,
  isOnAcquirer: () => true,
};

const found = async (drafts: Partial<Drafts>) => {
  const { events } = await askThrough(findUnsent({ ...nothing, ...drafts }), undefined, {
    type: '',
  });
  return events;
};

describe('what Esci finds', () => {
  it('[LOG-031] nothing where nothing is kept', async () => {
    expect(await found({})).toEqual([{ type: 'unsent.none' }]);
  });

  it('[LOG-031] a reply of which something was written, or chosen, once', async () => {
    const reply = { type: 'unsent.found', work: ['reply'], cases: ['880'] };
    expect(await found({ replies: () => ['880'] })).toEqual([reply]);
    expect(await found({ areFilesWaiting: async () => true })).toEqual([{ ...reply, cases: [] }]);
    expect(
      await found({
        replies: () => ['880'],
        areFilesWaiting: async () => true,
        flows: () => ['reply'],
      }),
    ).toEqual([reply]);
  });
});

describe('what counts as not sent', () => {
  const draft = { message: '', faxPost: false, answers: {} };

  it('[LOG-031] a draft that says something; an empty one does not', () => {
    const store = createDraftStore(window.sessionStorage);
    store.write('1', draft);
    store.write('2', { ...draft, message: ' ' });
    store.write('3', { ...draft, message: 'Ecco' });
    store.write('4', { ...draft, faxPost: true });
    store.write('5', { ...draft, answers: { Ricevuta: null } });
    window.sessionStorage.setItem('draft-6', 'no draft');
    window.sessionStorage.setItem('kept', '{}');
    expect([...casesWithDraft(window.sessionStorage)].sort()).toEqual(['3', '4', '5']);
  });

  it('[LOG-031] an enrolment in which something was typed, agreed to or chosen, until it is sent', () => {
    const page = createActor(disputeOnlineMachine, {
      input: { ...input, company: true, enrolled: false },
    }).getSnapshot();
    const at = (change: object, value: StateValue = 'responsible') => {
      const context = { ...begunEnrolment, ...change };
      const wizard = enrolmentMachine.resolveState({ value, context } as never);
      const children = { wizard: { getSnapshot: () => wizard } };
      return unsentEnrolment({ ...page, children } as never);
    };
    expect(at({})).toEqual([]);
    expect(at({ typed: { ...begunEnrolment.typed, consent: true } })).toEqual(['enrolment']);
    expect(at({ typed: { ...begunEnrolment.typed, flagMail: false } })).toEqual(['enrolment']);
    expect(at({ typed: { ...begunEnrolment.typed, responsible } })).toEqual(['enrolment']);
    expect(at({ revision: 1, mode: 'modify' })).toEqual(['modification']);
    expect(at({ revision: 1 }, { result: 'succeeded' })).toEqual([]);
    expect(at({ revision: 1 }, { result: 'alreadyEnrolled' })).toEqual([]);
    expect(unsentEnrolment(page)).toEqual([]);
  });

  it('[LOG-031] a change of the phone whose old number is confirmed', () => {
    const { context } = createActor(phoneChangeMachine, {
      input: { user: 'u', oldNumber: '+39 333 1234567' },
    }).getSnapshot();
    const at = (value: StateValue) =>
      unsentPhone(phoneChangeMachine.resolveState({ value, context } as never) as never);
    expect(at('newNumber')).toEqual(['phone']);
    expect(at('oldNumber')).toEqual([]);
  });

  it('[LOG-031] files and photographs of the case on the screen, also before they are stored', () => {
    const reply = (context: object, pages?: readonly object[]) => ({
      context: { files: [], offered: [], pages: [], photographsPending: false, ...context },
      children: pages && { photographs: { getSnapshot: () => ({ context: { pages } }) } },
    });
    const unsent = (snapshot: object | undefined) => {
      const detail = {
        getSnapshot: () => ({ children: { reply: { getSnapshot: () => snapshot } } }),
      };
      return unsentCases({ children: { detail } } as never);
    };
    expect(unsent({ ...reply({}), children: {} })).toEqual([]);
    for (const list of ['files', 'offered', 'pages'])
      expect(unsent({ ...reply({ [list]: [receiptPdf] }), children: {} })).toEqual(['reply']);
    expect(unsent(reply({ photographsPending: true }, []))).toEqual(['reply']);
    expect(unsent(reply({}, [page]))).toEqual(['reply']);
    expect(unsent(reply({}, []))).toEqual([]);
    expect(unsent(undefined)).toEqual([]);
  });
});
