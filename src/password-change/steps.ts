import * as select from '../../machines/password-change/password-change.selectors';

/**
 * The step of a page in its flow: the first access begins with a notice. The result is the last
 * step.
 */
export const stepOf = (snapshot: select.PasswordChangeSnapshot) => {
  const before = select.isFirstAccess(snapshot) ? 1 : 0;
  const at = select.step(snapshot) === 'reading' ? 1 : before + (select.isAtCode(snapshot) ? 2 : 1);
  return { at, of: before + 3 };
};
