const shownFirst = 6;
const shownLast = 4;

/** A submitted card is shown by its first six and last four digits; the rest is never displayed. */
export const maskedCard = (card: string) => {
  const hidden = card.length - shownFirst - shownLast;
  return hidden <= 0
    ? card.replace(/\d(?=\d{4})/g, '*')
    : `${card.slice(0, shownFirst)}${'*'.repeat(hidden)}${card.slice(-shownLast)}`;
};
