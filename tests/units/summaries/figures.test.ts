import { describe, expect, it } from 'vitest';
import { summary, transaction } from '../../../paths/summaries/summaries.rows';
import { declaredDiffers, differentIn } from '../../../src/summaries/difference';
import { layerWorkbook } from '../../../src/summaries/layer';

const agreeing = {
  ...summary,
  declaredGrossAmount: summary.calculatedGrossAmount,
  declaredNetAmount: summary.calculatedNetAmount,
};

describe('what was declared beside what was calculated', () => {
  it('agrees in a row whose gross and net are the same', () => {
    expect(declaredDiffers(agreeing)).toBe(false);
  });

  it.each(['declaredGrossAmount', 'declaredNetAmount'] as const)(
    'differs where %s is a cent away, and such rows can be shown alone',
    (amount) => {
      const different = { ...agreeing, [amount]: agreeing[amount] + 0.01 };
      expect(differentIn([agreeing, different])).toEqual([different]);
    },
  );
});

it('[RIE-021] the workbook of the layer has its figures: cancelled amounts are left out, and counted', () => {
  const valid = { ...transaction, status: 'V', amount: 10, commission: 0.12, net: 9.88 };
  const cancelled = { ...transaction, status: 'A', amount: 1, commission: 0.01, net: 0.99 };
  const none = { count: 2, sums: {} };
  const plan = layerWorkbook({
    criteria: { uid: '', branchCode: '', transactionNumber: '2' },
    rows: [valid, cancelled],
    owner: null,
    announced: none,
    carried: none,
  });
  const facts = new Map(plan.facts.list.map(({ label, value }) => [label, value]));
  expect(facts.get('Numero transazioni')).toBe(2);
  expect(facts.get('Importo lordo')).toBe(10);
  expect(facts.get('Commissione')).toBe(0.12);
  expect(plan.leftOut).toEqual({ key: 'status', value: 'A' });
});
