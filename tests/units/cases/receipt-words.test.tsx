// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { caseReceipt } from '../../../paths/cases/case-detail/case-detail.scenario';
import { ReceiptSheet } from '../../../src/cases/ReceiptSheet';

afterEach(cleanup);

const file = (name: string) => ({ name, size: 1, sha256: '0'.repeat(64) });
const sent = [[], [file('a.pdf')], [file('a.pdf'), file('b.pdf')]];
/** A requested document: matched with a file, not available, or undecided. */
const answersWith = (files: readonly { name: string }[]) => [
  ...files.map(({ name }) => name),
  null,
  '',
];

const combinations = sent.flatMap((files) =>
  [false, true].flatMap((faxPost) =>
    answersWith(files).flatMap((first) =>
      answersWith(files).map((second) => ({ files, faxPost, by: [first, second] })),
    ),
  ),
);

const expected = (by: string | null, files: number, faxPost: boolean) => {
  if (by === null) return 'non disponibile';
  if (by !== '') return by;
  if (faxPost) return 'via fax o posta';
  return files > 0 ? 'non abbinato' : 'non allegato';
};

describe('the receipt of a reply', () => {
  it.each(combinations)(
    '[CAS-050] says of each request what was sent for it ($files.length files, fax or post $faxPost, $by)',
    ({ files, faxPost, by }) => {
      const answered = by.map((each, index) => ({ document: `Documento ${index}`, by: each }));
      render(<ReceiptSheet receipt={{ ...caseReceipt, files, faxPost, answered }} desk={{}} />);
      const lines = screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .filter((text) => text.startsWith('Documento'));
      expect(lines).toEqual(
        by.map((each, index) => `Documento ${index}: ${expected(each, files.length, faxPost)}`),
      );
      if (files.length > 0) expect(lines.join()).not.toContain('non allegato');
    },
  );
});
