import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { graphOf } from '../../atlas/export/graph';
import { changesBetween } from '../../atlas/qa/diff';

type States = NonNullable<Parameters<typeof createMachine>[0]['states']>;

const chart = (states: object, initial = 'asking') =>
  graphOf(createMachine({ id: 'code', initial, states: states as States }));

const asking = {
  description: 'Attende il codice',
  on: { 'code.confirmed': { guard: 'isCode', target: 'confirming', actions: 'keepCode' } },
};
const confirming = {
  description: 'Verifica il codice',
  tags: ['busy'],
  on: { 'http.200': 'done', 'http.401': 'asking' },
};
const done = { type: 'final', description: 'Confermato' };
const before = chart({ asking, confirming, done });

const changes = (states: object, initial?: string) =>
  changesBetween(before, chart(states, initial)).map(({ kind, text }) => `${kind} ${text}`);

describe('what changed in a chart is told to an analyst', () => {
  it('states that are gone, states that are new', () => {
    const blocked = { type: 'final', description: 'Utenza bloccata' };
    const direct = { ...asking, on: {} };
    expect(changes({ asking: direct, done, blocked })).toEqual([
      'removed stato code.confirming («Verifica il codice»)',
      'removed code.asking: transizione «code.confirmed» se «isCode», che porta a code.confirming',
      'added stato code.blocked («Utenza bloccata»)',
    ]);
  });

  it('the order in which transitions are tried, and what they do', () => {
    const on = {
      'code.confirmed': [
        { target: 'asking' },
        { guard: 'isCode', target: 'confirming', actions: ['keepCode', 'count'] },
      ],
    };
    const first = chart({ asking: { ...asking, on }, confirming, done });
    const second = chart({
      asking: { ...asking, on: { 'code.confirmed': on['code.confirmed'].toReversed() } },
      confirming,
      done,
    });
    expect(changesBetween(first, second).map(({ text }) => text)).toEqual([
      'code.asking: ordine delle transizioni: da «code.confirmed», «code.confirmed» se «isCode» a «code.confirmed» se «isCode», «code.confirmed»',
    ]);
    expect(changes({ asking: { ...asking, on }, confirming, done })).toEqual([
      'added code.asking: transizione «code.confirmed», che porta a code.asking',
      'changed code.asking: la transizione «code.confirmed» se «isCode», azioni: da «keepCode» a «keepCode, count»',
    ]);
  });
});
