/** Blanks, dots and dashes, and the invisible characters that come with a copied text. */
const separators = /[\s\p{Cf}\p{Pd}\u2212.]/gu;

/** A code as people write it, without what only groups its characters. */
export const writtenCode = (text: string) => text.replace(separators, '');

/** A tax code, as {@link writtenCode}, in capitals (VAL-020). */
export const writtenTaxCode = (text: string) => writtenCode(text).toUpperCase();

/** A VAT number, as {@link writtenCode}; it may begin with the country's IT (VAL-017). */
export const writtenVatNumber = (text: string) => writtenCode(text).replace(/^IT(?=\d)/i, '');

/** A number in the form of VAL-028, perhaps while it is being typed. */
const inForm = (text: string) => text.length <= 15 && /^\+?(?:\d ?)*$/.test(text);

/**
 * A phone number as people write it: `0039 333…`, `(+39) 333-123.4567` and `39333…` become `+39333…`.
 * One that the rule may accept keeps its single spaces (VAL-028). Letters stay, and so does every digit.
 */
export const writtenPhone = (text: string) => {
  const plain = text.replace(/[\p{Zs}\t]/gu, ' ').replace(/\p{Cf}/gu, '');
  const compact = plain.replace(/[\s\p{P}\u2212]/gu, '');
  const italian = compact.replace(/^00(?=[1-9])/, '+').replace(/^39(?=3\d{9}$)/, '+39');
  return italian === compact && inForm(plain) ? plain : italian;
};
