import { expect, it } from 'vitest';
import { exactAmountOf } from '../../acquirer/contract/rules/written-amount';

it.each([
  ['44,50', '44.50'],
  ['44.50', '44.50'],
  ['44,5', '44.50'],
  ['44', '44.00'],
  ['44,', '44.00'],
  ['1.044,50', '1044.50'],
  ['1,044.50', '1044.50'],
  ['1.044', '1044.00'],
  ['12.345.678', '12345678.00'],
  ['0,07', '0.07'],
  [',07', '0.07'],
  ['007', '7.00'],
  ['€ 44,50', '44.50'],
  ['', ''],
  [',', ''],
  ['importo', ''],
])('an amount written "%s" is asked for as "%s"', (written, asked) => {
  expect(exactAmountOf(written)).toBe(asked);
});
