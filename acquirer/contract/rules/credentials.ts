import * as v from 'valibot';
import { breaks } from './violation';

const required = v.pipe(v.string(breaks('required')), v.nonEmpty(breaks('required')));

/** What a username is made of, for the checklist beside its field. */
export const usernameChecks = (username: string) => ({
  rightLength: username.length >= 8 && username.length <= 20,
  letterAndDigit: /[A-Za-z]/.test(username) && /\d/.test(username),
  nothingElse: /^[A-Za-z\d]+$/.test(username),
});

const isUsername = (username: string) => Object.values(usernameChecks(username)).every(Boolean);

/** VAL-041 to VAL-043: 8 to 20 letters and digits, at least one of each. */
export const username = v.pipe(required, v.check(isUsername, breaks('username')));

/** What a password is made of, for the checklist beside its field (VAL-044, VAL-045). */
export const passwordChecks = (password: string) => {
  const upper = /\p{Lu}/u.test(password);
  const lower = /\p{Ll}/u.test(password);
  const digit = /\d/.test(password);
  const special = /[^\p{Lu}\p{Ll}\d]/u.test(password);
  const classes = [upper, lower, digit, special].filter(Boolean).length;
  return {
    rightLength: password.length >= 8 && password.length <= 20,
    upper,
    lower,
    digit,
    special,
    enoughClasses: classes >= 3,
  };
};

const isStrong = (password: string) => {
  const { rightLength, enoughClasses } = passwordChecks(password);
  return rightLength && enoughClasses;
};

const longestPassword = 20;

/** VAL-044, VAL-045, VAL-057: 8 to 20 characters, three of the four classes. */
export const password = v.pipe(
  required,
  v.maxLength(longestPassword, breaks('tooLong')),
  v.check(isStrong, breaks('password')),
);

/** VAL-058: the password in use, which may be older than the rules. */
export const oldPassword = v.pipe(
  required,
  v.minLength(8, breaks('password')),
  v.maxLength(longestPassword, breaks('tooLong')),
);

/** VAL-046: capitals make no difference, as at the login. */
export const passwordIsUsername = (chosen: { username: string; password: string }) =>
  chosen.username.toLowerCase() === chosen.password.toLowerCase();

/** VAL-055: the new password is another one. */
export const passwordIsOld = (newPassword: string, old: string) => newPassword === old;

/** VAL-053: the new e-mail is another one; capitals make no difference. */
export const emailIsOld = (newEmail: string, old: string) =>
  newEmail.toLowerCase() === old.toLowerCase();
