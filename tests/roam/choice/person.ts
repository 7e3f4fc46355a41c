import type { Screen } from '../observe';
import type { Step } from '../steps';
import { hasCodeField, onCodePage } from './code';
import { inFields } from './fields';
import { asLogin, isLogin } from './login';
import { pressing, pressingAnything, purposeOf } from './press';
import type { Tried } from './tried';
import { any, type Choice, lost, one } from './weigh';

/** Who has changed something looks whether it has changed. */
export const looksAgain = ({ path, text }: Screen): Choice[] =>
  path.startsWith('/Setting/') && text.includes('Operazione andata a buon fine!')
    ? [one(30, { do: 'open', path })]
    : [];

/** The next step of a user with an aim. */
export const asPerson = (screen: Screen, tried: Tried): Choice[] => {
  const { controls } = screen;
  const purpose = purposeOf(controls);
  const hasField = controls.some(({ role }) => ['text', 'password', 'select'].includes(role));
  const goesOn = /^\/(Setting|Insert|ChangePassword|AggiornaPassword)/.test(screen.path);
  const anything = pressingAnything(controls, tried);
  if (isLogin(screen))
    return [
      any(20, asLogin(tried)),
      ...anything.map((each) => any(each.weight / 4, each.arbitrary)),
    ];
  if (purpose === undefined) return anything;
  // Who has come to change something mostly means it.
  if (!hasField && goesOn) return [any(16, pressing(purpose)), ...anything];
  if (hasCodeField(screen)) return [...onCodePage(purpose), ...anything, ...inFields(controls)];
  if (!hasField) return anything;
  return [
    any(
      goesOn ? 24 : 12,
      lost.map((way): Step => ({ do: 'fillWell', press: purpose, lost: way })),
    ),
    ...inFields(controls),
    ...anything,
  ];
};
