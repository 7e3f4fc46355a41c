/** The month so many before this one, `yyyyMM`. */
export const monthsAgo = (months) => {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15));
  return day.toISOString().slice(0, 7).replace('-', '');
};

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
