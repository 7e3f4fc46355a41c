/** Last month as an address writes it: 202610. */
export const lastMonth = () => {
  const today = new Date();
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1));
  return month.toISOString().slice(0, 7).replace('-', '');
};
