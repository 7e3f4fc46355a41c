import type { adjustment } from './tables';

type Type = (typeof adjustment.$inferSelect)['type'];

/** The first digit of a letter's number, so that two letters about one movement have two numbers. */
const digits: Readonly<Record<Type, number>> = { DRN: 1, MAN: 2, CON: 3 };

/** The number of a letter about a movement, as it is printed. */
export const letterNumber = (movementId: number, type: Type) => `${digits[type]}${movementId}`;

/** `step` distinguishes the letters that share a number: 0 to 9. */
export const letterId = (movementId: number, type: Type, step = 0) =>
  movementId * 100 + digits[type] * 10 + step;
