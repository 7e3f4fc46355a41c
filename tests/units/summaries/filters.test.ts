// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import * as person from '../../../paths/screen/person';
import { summary, totals } from '../../../paths/summaries/summaries.rows';
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
