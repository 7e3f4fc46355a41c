/** The rows of the point of sale in force, or all of them where none is (DIF-008). */
export const filterByPoint = <Row extends { readonly branchCode: string }>(
  rows: readonly Row[],
  codPos = '',
): readonly Row[] =>
  codPos === '' ? rows : rows.filter(({ branchCode }) => branchCode === codPos);
