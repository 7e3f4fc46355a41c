import type { Summary } from '../../acquirer/contract/summaries';

/** RIE-011: in the detail the difference is always shown as minus the commission. */
export const differenceOf = ({ commission }: { readonly commission: number }) => 0 - commission;

/** Net calculated less net declared, in euro, to the cent: the rows add up to the total 'Differenza'. */
export const netDifferenceOf = ({ calculatedNetAmount, declaredNetAmount }: Summary) =>
  Math.round((calculatedNetAmount - declaredNetAmount) * 100) / 100;

/** Whether the declared net differs from the calculated one. */
export const declaredDiffers = (summary: Summary) =>
  summary.declaredGrossAmount !== summary.calculatedGrossAmount ||
  summary.declaredNetAmount !== summary.calculatedNetAmount;

export const differentIn = (rows: readonly Summary[]) => rows.filter(declaredDiffers);
