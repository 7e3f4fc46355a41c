import { describe, expect, it } from 'vitest';
import type { Answers } from '../../../machines/cases/case-detail/case-reply/case-reply.actors';
import {
  type CaseReplyContext,
  matchedOf,
  missingOf,
  receiptOf,
} from '../../../machines/cases/case-detail/case-reply/case-reply.types';
import { caseTexts } from '../../../src/italian/cases';

const documents = ['Copia della ricevuta POS firmata', 'Copia dello scontrino o della fattura'];
const file = (name: string) => new File(['x'], name);

interface Situation {
  readonly files?: readonly string[];
  readonly answers?: Answers;
  readonly faxPost?: boolean;
}

const reply = ({ files = [], answers = {}, faxPost = false }: Situation) => ({
  documents,
  files: files.map(file),
  album: null,
  answers,
  faxPost,
});

const answeredBy = (situation: Situation) => matchedOf(reply(situation)).map(({ by }) => by);

describe('the file that is proposed for a requested document', () => {
  it.each([
    ['one file is proposed once', ['scansione.pdf'], ['scansione.pdf', '']],
    [
      'several are matched by their names',
      ['Fattura_2026-11.pdf', 'RICEVUTE.tif'],
      ['RICEVUTE.tif', 'Fattura_2026-11.pdf'],
    ],
    ['what no name tells, by their order', ['a.pdf', 'b.pdf'], ['a.pdf', 'b.pdf']],
    ['a name counts more than the order', ['a.pdf', 'ricevuta.pdf'], ['ricevuta.pdf', 'a.pdf']],
    ['of more files than requests the first', ['a.pdf', 'b.pdf', 'c.pdf'], ['a.pdf', 'b.pdf']],
    [
      'words that every request has say nothing',
      ['copia 1.pdf', 'copia 2.pdf'],
      ['copia 1.pdf', 'copia 2.pdf'],
    ],
    ['without a file nothing is proposed', [], ['', '']],
  ])('[CAS-036] %s', (_, files, expected) => {
    expect(answeredBy({ files })).toEqual(expected);
    expect(matchedOf(reply({ files })).map(({ proposed }) => proposed)).toEqual(
      expected.map((by) => by !== ''),
    );
  });

  it('[CAS-036] a file that answers a request is not proposed for another one', () => {
    const [first = '', second = ''] = documents;
    expect(answeredBy({ files: ['a.pdf', 'b.pdf'], answers: { [second]: 'a.pdf' } })).toEqual([
      'b.pdf',
      'a.pdf',
    ]);
    expect(answeredBy({ files: ['a.pdf'], answers: { [first]: '' } })).toEqual(['', 'a.pdf']);
    expect(answeredBy({ files: ['a.pdf'], answers: { [first]: 'a.pdf' } })).toEqual(['a.pdf', '']);
  });

  it('[CAS-036] [CAS-050] a proposal that is not confirmed is missing, also in the receipt', () => {
    const [first = '', second = ''] = documents;
    const situation = reply({
      files: ['ricevuta.pdf', 'fattura.pdf'],
      answers: { [first]: 'ricevuta.pdf' },
    });
    expect(missingOf(situation)).toEqual([second]);
    const { answered } = receiptOf({
      ...situation,
      intention: null,
    } as unknown as CaseReplyContext);
    expect(answered.map(({ by }) => by)).toEqual(['ricevuta.pdf', '']);
    expect(caseTexts.result.answeredBy('', { faxPost: false, files: 2 })).toBe('non abbinato');
  });

  it('[CAS-036] [CAS-039] with fax or post nothing is proposed, and nothing is missing', () => {
    const situation = { files: ['ricevuta.pdf', 'a.pdf'], faxPost: true };
    expect(answeredBy(situation)).toEqual(['', '']);
    expect(missingOf(reply(situation))).toEqual([]);
    expect(caseTexts.result.answeredBy('', { faxPost: true, files: 2 })).toBe('via fax o posta');
  });
});

const choices = [undefined, null, '', 'a.pdf', 'fattura.pdf', 'tolto.pdf'] as const;
const sentFiles = [[], ['a.pdf'], ['a.pdf', 'fattura.pdf'], ['a.pdf', 'fattura.pdf', 'c.pdf']];
const combinations = sentFiles.flatMap((files) =>
  [false, true].flatMap((faxPost) =>
    choices.flatMap((first) =>
      choices.map((second) => ({
        files,
        faxPost,
        answers: Object.fromEntries(
          [first, second].flatMap((by, place) =>
            by === undefined ? [] : [[documents[place], by] as const],
          ),
        ),
      })),
    ),
  ),
);

describe('the receipt over all combinations of files and requests', () => {
  it('[CAS-050] names only files that were sent, and never says of a sent reply that nothing was attached', () => {
    for (const situation of combinations) {
      const { answered } = receiptOf({
        ...reply(situation),
        intention: null,
      } as unknown as CaseReplyContext);
      for (const { document, by } of answered) {
        if (by) expect(situation.files).toContain(by);
        const shown = caseTexts.result.answeredBy(by, {
          faxPost: situation.faxPost,
          files: situation.files.length,
        });
        if (situation.files.length > 0) expect(shown).not.toBe('non allegato');
        if (situation.answers[document] === null) expect(shown).toBe('non disponibile');
      }
    }
  });
});
