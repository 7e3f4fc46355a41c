// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import * as person from '../../../paths/screen/person';
import { november, summary, totals } from '../../../paths/summaries/summaries.rows';
import { openSummaries } from './summaries.support';

afterEach(cleanup);

const abi = (): HTMLInputElement => screen.getByLabelText('ABI');

const pasted = async (text: string) => {
  const opened = openSummaries();
  await userEvent.click(abi());
  await userEvent.paste(text);
  return opened;
};

describe('the filters of Consulta Riepilogo', () => {
  it('[RIE-002] [RIE-003] [RIE-004] [RIE-005] [RIE-006] are month, day, ABI and four gross bounds', async () => {
    const { stubs } = openSummaries({ ...november, month: '' });
    person.choose('Mese e anno', '202610');
    person.choose('Giorno', '05');
    await userEvent.type(abi(), '03069');
    await userEvent.type(screen.getByLabelText('Importo lordo calcolato da'), '1');
    await userEvent.type(screen.getByLabelText('Importo lordo calcolato a'), '2');
    await userEvent.type(screen.getByLabelText('Importo lordo dichiarato da'), '3');
    await userEvent.type(screen.getByLabelText('Importo lordo dichiarato a'), '4');
    person.press('CERCA');
    expect(stubs.asked).toEqual([
      {
        name: 'totals',
        input: {
          criteria: {
            month: '202610',
            day: '05',
            abi: '03069',
            minGrossCalculated: '1',
            maxGrossCalculated: '2',
            minGrossDeclared: '3',
            maxGrossDeclared: '4',
            codPos: '',
          },
        },
      },
    ]);
  });

  it('[VAL-069] without a month nothing can be searched', () => {
    openSummaries({ ...november, month: '' });
    person.cannotPress('CERCA');
  });

  it('[VAL-060] [VAL-066] letters typed into ABI are dropped; a sixth digit is kept, and said', async () => {
    openSummaries();
    await userEvent.type(abi(), '0a3b0699');
    expect(abi().value).toBe('030699');
    await userEvent.tab();
    person.finds('Al massimo 5 cifre: ne ha inserite 6');
    person.cannotPress('CERCA');
  });

  it('[VAL-067] a pasted ABI that is no number gives an error on leaving the field, which is cleared', async () => {
    await pasted('IT03069');
    expect(abi().value).toBe('IT03069');
    await userEvent.tab();
    person.finds('Inserire solo numeri');
    expect(abi().value).toBe('');
    expect(abi().getAttribute('aria-invalid')).toBe('true');
  });

  it('[VAL-067] Enter in the field searches by no such ABI either', async () => {
    const { stubs } = await pasted('IT03069');
    const before = stubs.asked.length;
    await userEvent.keyboard('{Enter}');
    person.finds('Inserire solo numeri');
    expect(stubs.asked).toHaveLength(before);
  });

  it('[VAL-067] the error goes once something is typed again', async () => {
    await pasted('IT03069');
    await userEvent.tab();
    await userEvent.type(abi(), '0');
    expect(screen.queryByText('Inserire solo numeri')).toBeNull();
  });

  it('[VAL-066] a pasted number loses its spaces', async () => {
    await pasted(' 03069');
    await userEvent.tab();
    expect(abi().value).toBe('03069');
    expect(screen.queryByText('Inserire solo numeri')).toBeNull();
  });

  it('[RIE-005] a minimum above its maximum is said beside the fields', async () => {
    openSummaries();
    await userEvent.type(screen.getByLabelText('Importo lordo calcolato da'), '11');
    await userEvent.type(screen.getByLabelText('Importo lordo calcolato a'), '10');
    person.finds('Il minimo è più alto del massimo: nessun importo può corrispondere.');
  });
});

describe('the rows of Riepilogo that differ', () => {
  const { calculatedGrossAmount: declaredGrossAmount, calculatedNetAmount: declaredNetAmount } =
    summary;
  const agreeing = { ...summary, uid: '90212', declaredGrossAmount, declaredNetAmount };

  it.each([
    ['of a page say that there are other pages', 121, 'Solo differenze (1 in questa pagina)'],
    ['of a whole list say no more than their number', 2, 'Solo differenze (1)'],
  ])('%s, and are shown alone', (_, count, name) => {
    const opened = openSummaries();
    opened.brings('totals', { ...totals, count });
    opened.brings('page', { rows: [agreeing, summary] });
    expect(screen.getAllByRole('row')).toHaveLength(3);
    fireEvent.click(screen.getByRole('checkbox', { name }));
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});
