import * as v from 'valibot';
import { plainWords } from './plain-words';
import { breaks } from './violation';

const required = v.pipe(v.string(breaks('required')), v.nonEmpty(breaks('required')));

/** VAL-022, VAL-023: a first name or a surname at registration. */
export const personName = v.pipe(
  required,
  v.maxLength(50, breaks('tooLong')),
  v.regex(/\p{L}/u, breaks('noLetter')),
  plainWords,
);

/** VAL-033. */
export const contactName = v.pipe(
  required,
  v.minLength(2, breaks('nameTooShort')),
  v.maxLength(50, breaks('tooLong')),
  plainWords,
);

/** VAL-034. */
export const contactSurname = v.pipe(
  required,
  v.minLength(2, breaks('surnameTooShort')),
  v.maxLength(50, breaks('tooLong')),
  plainWords,
);

/** VAL-024, VAL-025. */
export const email = v.pipe(
  required,
  v.maxLength(50, breaks('tooLong')),
  v.regex(/^[\w.-]+@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,6}$/, breaks('email')),
);

const longestPhone = 15;

/** VAL-027 to VAL-029: at registration, + and at least 2 digits, single spaces allowed. */
export const registrationPhone = v.pipe(
  required,
  v.maxLength(longestPhone, breaks('internationalPhone')),
  v.regex(/^\+\d(?: ?\d)+$/, breaks('internationalPhone')),
);

/** VAL-029, VAL-031: everywhere else, + and at least 3 digits. */
export const phone = v.pipe(
  required,
  v.maxLength(longestPhone, breaks('internationalPhone')),
  v.regex(/^\+\d(?: ?\d){2,}$/, breaks('internationalPhone')),
);

/** The same number however it was spaced. */
export const withoutSpaces = (number: string) => number.replaceAll(' ', '');

/** The new number is another one, however it is spaced. */
export const phoneIsOld = (newNumber: string, old: string) =>
  withoutSpaces(newNumber) === withoutSpaces(old);

const digits = v.regex<string, 'digitsOnly'>(/^\d*$/, breaks('digitsOnly'));

/** VAL-035, VAL-037, VAL-038: the fax of an enrolment. */
export const fax = v.pipe(
  required,
  digits,
  v.minLength(9, breaks('atLeastNineDigits')),
  v.maxLength(10, breaks('tooLong')),
);

/** VAL-035, VAL-036, VAL-038: the fax in the profile of who is already enrolled. */
export const profileFax = v.pipe(
  required,
  digits,
  v.minLength(7, breaks('atLeastSevenDigits')),
  v.maxLength(10, breaks('tooLong')),
);
