import { passwordChecks } from '../../acquirer/contract/rules';
import { formTexts } from '../italian/form';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const words = formTexts.password;

/** A rule, ticked as soon as it is met. */
export function Item({ met, children }: { met: boolean; children: string }) {
  return (
    <li className={`flex items-start gap-2.5 ${met ? 'text-success' : 'text-ink-soft'}`}>
      <span
        className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border ${
          met ? 'border-success-line bg-success-soft' : 'border-line-strong'
        }`}
      >
        {met && <Icon name="check" size="small" />}
      </span>
      <span>
        {children}
        <VisuallyHidden>{` (${met ? words.met : words.notMet})`}</VisuallyHidden>
      </span>
    </li>
  );
}

/** The rules of a password, each ticked as soon as the input meets it (VAL-044, VAL-045). */
export function PasswordChecklist({ password, also = [] }: PasswordChecklistProps) {
  const checks = passwordChecks(password);
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        <Item met={checks.rightLength}>{words.rightLength}</Item>
        {also.map(({ text, met }) => (
          <Item key={text} met={met}>
            {text}
          </Item>
        ))}
        <Item met={checks.enoughClasses}>{words.classes}</Item>
      </ul>
      <ul className="grid gap-2 pl-7.5">
        <Item met={checks.upper}>{words.upper}</Item>
        <Item met={checks.lower}>{words.lower}</Item>
        <Item met={checks.digit}>{words.digit}</Item>
        <Item met={checks.special}>{words.special}</Item>
      </ul>
    </div>
  );
}

export interface PasswordChecklistProps {
  password: string;
  /** Rules of one form only. */
  also?: readonly { readonly text: string; readonly met: boolean }[];
}
