import { describe, expect, it } from 'vitest';
import {
  type CaseReplySnapshot,
  missing,
} from '../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import { receiptPdf } from '../../../paths/cases/case-detail/case-reply/case-reply.scenario';
import { caseTexts } from '../../../src/italian/cases';

const reply = (faxPost: boolean) =>
  ({
    context: {
      documents: ['Ricevuta', 'Contratto', 'Conto', 'Bolla'],
      answers: { Ricevuta: receiptPdf.name, Contratto: null, Conto: 'tolto.pdf' },
      files: [receiptPdf],
      faxPost,
    },
  }) as unknown as CaseReplySnapshot;

describe('the requested documents', () => {
  it('[CAS-036] what neither a file answers nor is said to be unavailable is missing', () => {
    expect(missing(reply(false))).toEqual(['Conto', 'Bolla']);
  });

  it('[CAS-036] [CAS-039] nothing is missing that may still come by fax or post, and the receipt says so', () => {
    expect(missing(reply(true))).toEqual([]);
    expect(caseTexts.result.answeredBy('', { faxPost: true, files: 0 })).toBe('via fax o posta');
  });
});
