import { describe, expect, it } from 'vitest';
import { chargeActors } from '../../../machines/charges/charges.actors';
import { differenceActors } from '../../../machines/differences/differences.actors';
import { disputes } from '../../../paths/differences/disputes';
import { askThrough } from '../support/wire';

const [mine, ...rest] = disputes;
const others = rest.map((row) => ({ ...row, branchCode: '5000000002' }));
const answer = { type: 'http.200', body: { disputeList: [mine, ...others] } };
const month = { month: '202610', orderBy: '+branchCode', page: 1 };

const askDifferences = (criteria: object) =>
  askThrough(
    differenceActors.rows,
    { criteria: { month: '202610', ...criteria }, page: 3 },
    answer,
  );

describe('the calls of Differenze contabili and Addebiti', () => {
  it.each([
    ['Tutte', '', 'ALL'],
    ['Differenze Contabili', 'DRN', 'DRN'],
    ['Transazione Annullata', 'MAN', 'MAN'],
  ])('[DIF-004] [API-043] %s is sent as its type, and always page 1', async (_name, type, sent) => {
    const { asked } = await askDifferences({ type });
    expect(asked).toEqual([
      { alias: 'DISPUTE', request: { disputeType: sent, typeCall: 'X', ...month } },
    ]);
  });

  it('[API-044] all rows come with what they add up to, to the cent', async () => {
    const { events } = await askDifferences({ codPos: '' });
    expect(events[0]?.body).toEqual({ rows: [mine, ...others], sums: { amount: -72.6 } });
  });

  it('[DIF-008] a point of sale in force sees its own rows and their sum', async () => {
    const { events } = await askDifferences({ codPos: mine?.branchCode });
    expect(events[0]?.body).toEqual({ rows: [mine], sums: { amount: -84.5 } });
  });

  it('[ERR-014] an error is told as it came', async () => {
    const { events } = await askThrough(
      differenceActors.rows,
      { criteria: { month: '202610' }, page: 1 },
      { type: 'http.403' },
    );
    expect(events.map(({ type }) => type)).toEqual(['http.403']);
  });

  it('[API-096] [ADD-005] charges are asked for by month, of no type; the export asks for all of them', async () => {
    const input = { criteria: { month: '202610', codPos: '5000000002' }, page: 1 };
    const shown = await askThrough(chargeActors.rows, input, answer);
    const exported = await askThrough(chargeActors.allRows, input, answer);
    expect([...shown.asked, ...exported.asked]).toEqual([
      { alias: 'getDisputes', request: { typeCall: 'X', ...month } },
      { alias: 'getDisputes', request: { typeCall: 'C', ...month } },
    ]);
    for (const { events } of [shown, exported])
      expect(events[0]?.body).toEqual({ rows: others, sums: { amount: 11.9 } });
  });
});
