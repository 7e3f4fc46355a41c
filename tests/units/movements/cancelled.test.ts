import { describe, expect, it } from 'vitest';
import { november, row } from '../../../paths/shared/search/search.scenario';
import { listWorkbook } from '../../../src/lists/workbook';
import { cancelledIn } from '../../../src/movements/cancelled';
import { movementList } from '../../../src/movements/list';

const movement = (status: string, amount: number) => ({
  ...row,
  status,
  amount,
  commission: amount / 100,
  net: amount - amount / 100,
});

const rows = [movement('V', 100), movement('A', 20), movement('A', 0.1)];

describe('what of the movements is cancelled', () => {
  it('[MOV-014] is counted and added up from the rows', () => {
    expect(cancelledIn(rows)).toMatchObject({ count: 2, sums: { amount: 20.1, commission: 0.2 } });
  });

  it('is not guessed where the rows are not all there', () => {
    expect(cancelledIn(null)).toBeNull();
  });

  it('stands in the workbook too, so that its sums can be told from those of Riepilogo', () => {
    const none = { count: 3, sums: {} };
    const plan = listWorkbook(movementList)({
      criteria: november,
      rows,
      owner: null,
      announced: none,
      carried: none,
    });
    const said = new Map(plan.facts.list.map(({ label, value }) => [label, value]));
    expect(said.get('di cui annullati')).toBe(2);
    expect(said.get('Importo lordo degli annullati')).toBe(20.1);
  });
});
