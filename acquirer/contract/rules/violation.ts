import * as v from 'valibot';

/**
 * Every way in which an input can break a rule. The portal has one Italian sentence for each; the
 * wire and the logs use the name.
 */
export const violations = [
  'required',
  'tooLong',
  'digitsOnly',
  'fiveDigits',
  'sixDigits',
  'tenDigits',
  'elevenDigits',
  'atLeastSevenDigits',
  'atLeastNineDigits',
  'internationalPhone',
  'noLetter',
  'plainWords',
  'nameTooShort',
  'surnameTooShort',
  'taxCode',
  'email',
  'emailIsOld',
  'phoneIsOld',
  'username',
  'password',
  'passwordIsUsername',
  'passwordIsOld',
  'notConfirmed',
  'date',
  'dateInFuture',
  'datesReversed',
  'amountsReversed',
  'fileFormat',
  'fileContent',
  'fileUnreadable',
  'fileEmpty',
  'pdfActive',
  'pdfPassword',
  'pdfEmpty',
  'pdfUnreadable',
  'tiffUnreadable',
  'fileTooLarge',
  'filesTooMany',
  'filesTooLarge',
  'nothingToSend',
] as const;
export type RuleViolation = (typeof violations)[number];

/** A rule for something typed: its issues carry a `RuleViolation` as their message. */
export type Rule = v.GenericSchema<string, string>;

/**
 * Names the violation a schema reports; a misspelt one does not compile.
 * @__NO_SIDE_EFFECTS__
 */
export const breaks = <Violation extends RuleViolation>(violation: Violation): Violation =>
  violation;

/** Whether a detail of the wire names a violation. */
export const isViolation = (message: string): message is RuleViolation =>
  violations.some((known) => known === message);

/** The first rule that `value` breaks, or undefined when it breaks none. */
export const violationOf = (rule: Rule, value: string): RuleViolation | undefined => {
  const { issues } = v.safeParse(rule, value, { abortPipeEarly: true });
  if (issues === undefined) return undefined;
  const message = issues[0].message;
  if (!isViolation(message)) throw new Error(`a rule without a violation: ${message}`);
  return message;
};
