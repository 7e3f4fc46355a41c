import * as select from '../../machines/password-change/password-change.selectors';

const known = { steps: ['choosing', 'enteringCode'], of: 3 };
const firstAccess = { steps: ['reading', 'choosing', 'enteringCode'], of: 4 };

/**
 * The step of a page in its flow: the first access begins with a notice. The result is the last
 * step.
 */
export const stepOf = (snapshot: select.PasswordChangeSnapshot) => {
  const { steps, of } = select.isFirstAccess(snapshot) ? firstAccess : known;
  return { at: steps.indexOf(select.step(snapshot) ?? 'choosing') + 1, of };
};
