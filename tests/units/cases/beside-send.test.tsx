// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { longestMessage } from '../../../acquirer/contract/rules';
import type { CaseReplySnapshot } from '../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import { AskAboutMissing } from '../../../src/cases/case-detail/case-reply/BesideSend';

afterEach(cleanup);

const ask = (context: object, message = '', onSend?: () => void) => {
  const reply = { documents: ['Ricevuta'], files: [], album: null, answers: {}, faxPost: false };
  const snapshot = { context: { ...reply, photographsPending: false, ...context } };
  render(
    <AskAboutMissing
      snapshot={snapshot as unknown as CaseReplySnapshot}
      text={{ message, faxPost: false }}
      onSend={onSend}
      onReturn={() => {}}
    />,
  );
  return screen.getByText(/^Manca: Ricevuta/).closest('p')?.textContent;
};

it('[CAS-047] INVIA LO STESSO cannot be pressed for a message that is too long, and says so', () => {
  expect(ask({}, 'a'.repeat(longestMessage + 1))).toContain('Messaggio troppo lungo');
});

it('[CAS-047] nor while photographs are no document yet', () => {
  expect(ask({ photographsPending: true })).toContain('Le foto non sono ancora un documento');
});

it('[CAS-036] where it can be pressed only what is missing is said', () => {
  expect(ask({}, 'Ecco.', () => {})).toBe('Manca: Ricevuta');
});
