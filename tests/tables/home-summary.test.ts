import { describe } from 'vitest';
import { eboxRequest, getEboxList, searchPratices } from '../../acquirer/contract/cases';
import { openCases } from '../../acquirer/contract/open-cases';
import { searchAccountBalance } from '../../acquirer/contract/statements';
import { getStatistics } from '../../acquirer/contract/statistics';
import { getOutstanding } from '../../acquirer/contract/unpaid';
import { homeSummaryMachine } from '../../machines/point-of-sale/home-summary/home-summary.machine';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const input = {
  offered: true,
  enrolled: true,
  codPos: '5000000001',
  today: '2026-11-21',
  inbox: false,
};
const asked = { codPos: '5000000001', today: '2026-11-21', inbox: false };
const unknown = { takings: null, requests: null, unpaid: null, statement: null };
const asking = { takings: 'asking', requests: 'asking', unpaid: 'asking', statement: 'asking' };
const shown = { takings: 'shown', requests: 'shown', unpaid: 'shown', statement: 'shown' };
const failures = ['http.400', 'http.403', 'http.404', 'http.500', 'http.network'];
const at = (others: object = {}) => ({ figures: { ...asking, ...others } }) as never;

const known = {
  takings: { thisMonth: 2100, monthBefore: 1950, months: [0, 0, 0, 0, 1950, 2100] },
  requests: { open: 3, late: 0, thisWeek: 1, nearest: '2026-11-23', leads: null, others: [] },
  unpaid: { count: 2, amount: 37.5 },
  statement: '2026-10-31',
} as const;

const parts = Object.keys(known) as (keyof typeof known)[];
const callOf = (part: string) => `ask${part.charAt(0).toUpperCase()}${part.slice(1)}`;
const askingFor = (some: readonly string[]) =>
  Object.fromEntries(
    some.map((part) => [callOf(part), part === 'requests' ? { ...asked, codPos: '' } : asked]),
  );

describe('Home at a glance: what a merchant expects', () => {
  obeys(homeSummaryMachine, { ...input, ...unknown }, [
    rule(
      '[API-041] [API-045] [API-049] [API-066] everything is asked at once, of the point in force',
    )
      .starting(input)
      .to(at(), unknown)
      .asks(askingFor(parts)),
    rule('a back end that does not offer it is asked nothing')
      .starting({ ...input, offered: false })
      .to('notOffered')
      .asks({}),
    rule('[PRM-006] who is not enrolled in Dispute Online is not asked about requests')
      .starting({ ...input, enrolled: false })
      .to(at({ requests: 'leftOut' }))
      .asks(askingFor(['takings', 'unpaid', 'statement'])),
    ...parts.map((part) =>
      rule(`${part}: what comes is shown, and waits for nothing else`)
        .in(at())
        .on('http.200', { part, known: known[part] })
        .to(at({ [part]: 'shown' }), { ...unknown, [part]: known[part] }),
    ),
    rule(
      '[HOM-013] another shop: its figures are asked for, the open cases stay those of the company',
    )
      .in({ figures: { ...shown, statement: 'leftOut' } } as never, { ...known, codPos: '' })
      .on('point.changed', { codPos: '5000000001' })
      .to(at({ requests: 'shown' }), { ...unknown, requests: known.requests, codPos: '5000000001' })
      .asks(askingFor(['takings', 'unpaid', 'statement'])),
    rule('[HOM-013] another shop while figures are on their way: those of before are never shown')
      .in(at())
      .on('point.changed', { codPos: '5000000002' })
      .to(at(), { codPos: '5000000002' })
      .asks({
        askTakings: { ...asked, codPos: '5000000002' },
        askUnpaid: { ...asked, codPos: '5000000002' },
        askStatement: { ...asked, codPos: '5000000002' },
      }),
    rule('[HOM-013] the same shop again asks nothing')
      .in({ figures: shown } as never, known)
      .on('point.changed', { codPos: input.codPos })
      .to({ figures: shown } as never, known)
      .asks({}),
    rule('[API-046] without a statement there is none to show')
      .in(at())
      .on('http.200', { part: 'statement', known: null })
      .to(at({ statement: 'leftOut' }), unknown),
    ...parts.flatMap((part) =>
      forEachAnswer(failures, (type) =>
        rule(`${part}: ${type} leaves it out, alone`)
          .in(at())
          .on(type, { part })
          .to(at({ [part]: 'leftOut' }), unknown),
      ),
    ),
    ...parts.map((part) =>
      rule(`${part}: what is slow is left out, alone`)
        .in(at())
        .on(`xstate.after.patience.homeSummary.figures.${part}.asking`)
        .to(at({ [part]: 'leftOut' }), unknown),
    ),
  ]);

  lintChart(homeSummaryMachine, {
    calls: {
      askTakings: [getStatistics],
      askRequests: [getEboxList, eboxRequest, searchPratices, openCases],
      askUnpaid: [getOutstanding],
      askStatement: [searchAccountBalance],
    },
  });
});
