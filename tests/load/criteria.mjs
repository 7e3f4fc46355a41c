/** The request of Movimenti without filters, but for the month. */
export const criteriaOf = (month) => ({
  day: '',
  minAmount: '',
  maxAmount: '',
  minNetAmount: '',
  maxNetAmount: '',
  month,
  codPos: '',
  pos: '',
  closedOnly: '',
});
