import fc from 'fast-check';

const of = (characters: string) => fc.constantFrom(...characters);

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = upper.toLowerCase();
const figures = '0123456789';

export const anyDigit = of(figures);
export const anyUpper = of(upper);
export const anyLower = of(lower);
export const anyLetter = of(upper + lower);
export const anySpecial = of('!?*#@ -_.,;:€/()');

const text = (unit: fc.Arbitrary<string>, minLength: number, maxLength: number) =>
  fc.string({ unit, minLength, maxLength });

export const digits = (least: number, most = least) => text(anyDigit, least, most);
export const letters = (least: number, most = least) => text(anyLetter, least, most);
export const textOf = text;

/** Text of the right length in which one character is not a digit. */
export const almostDigits = (length: number) =>
  fc
    .tuple(digits(length - 1), fc.nat(length - 1), of(`${upper}${lower}.,- +`))
    .map(([rest, at, odd]) => rest.slice(0, at) + odd + rest.slice(at));

/** Every length but the right one, up to a few more. */
export const otherDigits = (length: number) =>
  fc.oneof(digits(1, length - 1), digits(length + 1, length + 8));

export const shuffled = (...parts: fc.Arbitrary<string>[]) =>
  fc
    .tuple(...parts)
    .chain((texts) => {
      const all = [...texts.join('')];
      return fc.shuffledSubarray(all, { minLength: all.length });
    })
    .map((all) => all.join(''));
