/** What the standard fonts can write beyond Latin-1. */
const typographic = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const accents = /\p{Mn}/gu;

const isPrintable = (character: string) =>
  /[\u0020-\u007e\u00a0-\u00ff]/.test(character) || typographic.includes(character);

const plainest = (character: string) => {
  const bare = character.normalize('NFKD').replaceAll(accents, '');
  return bare !== '' && [...bare].every(isPrintable) ? bare : '?';
};

/** A text as the standard fonts can write it: a letter they lack loses its accents, or is a '?'. */
export const printable = (text: string) =>
  [...text.normalize('NFC')].map((one) => (isPrintable(one) ? one : plainest(one))).join('');
