import { expect, it } from 'vitest';
import { writtenSought } from '../../../acquirer/contract/rules/sought';
import { adviceOn } from '../../../src/find-movements/advice';

const today = '2026-11-28';

it.each([
  ['31/02/2026', {}, /non esiste/],
  ['49,50 01/10/2025', {}, /ultimi 13 mesi/],
  ['29/11/2026', {}, /ultimi 13 mesi/],
  ['49,50', { month: '202610' }, /tutti i mesi/],
  ['49,50 6362', {}, /un dato in meno/],
  ['forno sapori', {}, /questo nome/],
  ['5412 7512 3412 3456', {}, /una carta che finisce così/],
  ['49', {}, /con i suoi centesimi/],
  ['31/10/2026', {}, /In questo giorno/],
])('where nothing is found for "%s" %o, the advice fits it', (text, filters, words) => {
  expect(adviceOn({ text, ...filters }, today)).toMatch(words);
});

it.each([
  ['5412751234123456', '****3456'],
  ['49,50 5412 7512 3412 3456', '49,50 ****3456'],
  ['5412-7512-3412-3456 31/10/2026', '****3456 31/10/2026'],
  ['6362 0000510529', '6362 0000510529'],
  ['0005000001 31-10-2026 6362', '0005000001 31-10-2026 6362'],
  ['•••• 0877', '****0877'],
])(
  'of a whole card number no more than the last four digits leaves the page: %s',
  (text, sought) => {
    expect(writtenSought(text)).toBe(sought);
  },
);
