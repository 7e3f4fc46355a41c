// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { longestMessage } from '../../../acquirer/contract/rules';
import type { CaseReplySnapshot } from '../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import { AboutToSend } from '../../../src/cases/case-detail/case-reply/AboutToSend';

afterEach(cleanup);

const file = new File(['x'], 'scontrino.pdf');
const show = (context: object, message = '', faxPost = false) => {
  const reply = { documents: ['Ricevuta', 'Bolla'], files: [], album: null, answers: {}, faxPost };
  const snapshot = { context: { ...reply, photographsPending: false, ...context } };
  render(
    <AboutToSend snapshot={snapshot as unknown as CaseReplySnapshot} text={{ message, faxPost }} />,
  );
  return screen.getByRole('region', { name: 'Sta per inviare' }).textContent;
};

it.each([
  ['nothing, and what is missing', {}, '', false, ['niente, per ora', 'Mancano: Ricevuta, Bolla']],
  [
    'a file with its request',
    { files: [file], answers: { Bolla: 'scontrino.pdf' } },
    '',
    false,
    ['scontrino.pdf (Bolla)', 'Manca: Ricevuta'],
  ],
  [
    'a proposal as not confirmed',
    { files: [file] },
    '',
    false,
    ['scontrino.pdf (non abbinato)', 'Da confermare: Ricevuta', 'Manca: Bolla'],
  ],
  ['the message', {}, 'Consegnato.', false, ['Messaggio: «Consegnato.»']],
  ['fax or post, by which the rest can follow', {}, '', true, ['Via fax o posta: Ricevuta, Bolla']],
  [
    'a message about attachments without any',
    {},
    'Si allega la ricevuta.',
    false,
    ['Il messaggio parla di allegati, ma non ce ne sono.'],
  ],
  [
    'why it cannot be sent: too long',
    {},
    'a'.repeat(longestMessage + 1),
    false,
    ['Messaggio troppo lungo'],
  ],
  [
    'why it cannot be sent: a part to complete',
    {},
    'Il [data].',
    false,
    ['Messaggio da completare'],
  ],
  [
    'why it cannot be sent: photographs',
    { photographsPending: true },
    '',
    false,
    ['Le foto non sono ancora un documento'],
  ],
])('[CAS-047] beside INVIA stands %s', (_what, context, message, faxPost, sentences) => {
  const shown = show(context, message, faxPost);
  for (const sentence of sentences) expect(shown).toContain(sentence);
});
