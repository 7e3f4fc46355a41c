const shownFirst = 6;
const shownLast = 4;

/** A card that was sent is recognised by its first six and last four digits; no more stands anywhere. */
export const maskedCard = (card: string) => {
  const hidden = card.length - shownFirst - shownLast;
  return hidden <= 0
    ? card.replace(/\d(?=\d{4})/g, '*')
    : `${card.slice(0, shownFirst)}${'*'.repeat(hidden)}${card.slice(-shownLast)}`;
};
