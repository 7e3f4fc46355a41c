/** The minus of an amount as people write it, before its digits; '' where there is none. */
const signOf = (written: string) => (/^\D*[-−]/.test(written) ? '-' : '');

/**
 * An amount as people write it, as the wire wants it: '44,50', '44.5' and '44' are '44.50', '44.50' and
 * '44.00'. A point before three digits separates thousands; a minus before it is kept. '' for what
 * has no digits.
 */
export const exactAmountOf = (written: string): string => {
  const text = written.replace(/[^\d.,]/g, '');
  const [, euro = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?[.,]?$/.exec(text) ?? [];
  const digits = euro.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (digits === '' && cents === '') return '';
  return `${signOf(written)}${digits || '0'}.${cents.padEnd(2, '0')}`;
};
