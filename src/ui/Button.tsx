import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Anchor, type AnchorProps } from './Anchor';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import { Spinner } from './Loading';

interface LinkButtonProps extends Omit<AnchorProps, 'className'> {
  look?: ButtonLook;
  icon?: IconName;
  wide?: boolean;
}

/** A link that looks like a button: for navigation, never for actions. */
export function LinkButton(props: LinkButtonProps) {
  const { look = 'primary', icon, wide = false, children, ...rest } = props;
  return (
    <Anchor {...rest} className={buttonClasses(look, wide)}>
      {icon && (
        <span className="contents max-[12rem]:hidden">
          <Icon name={icon} />
        </span>
      )}
      {children}
    </Anchor>
  );
}

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const common =
  'relative inline-flex min-h-control max-w-full cursor-pointer items-center justify-center gap-2.5 rounded-control border py-2.5 text-center font-semibold motion-safe:transition-colors disabled:cursor-not-allowed disabled:text-ink-soft aria-disabled:cursor-progress';

const wideSide = '[--side:min(1.75rem,5vw)] px-(--side)';
const filled = 'disabled:border-line disabled:bg-line';

const looks: Record<ButtonLook, string> = {
  primary: `${wideSide} border-transparent bg-accent text-onaccent hover:bg-accent-deep ${filled}`,
  secondary: `${wideSide} border-line-strong bg-surface text-accent hover:border-accent hover:bg-accent-soft ${filled}`,
  // Without a box: it is beside text, at whose edge a grey one would jut out.
  quiet:
    '[--side:min(1rem,4vw)] px-(--side) border-transparent text-accent not-disabled:hover:bg-accent-soft',
  danger: `${wideSide} border-transparent bg-danger text-onaccent hover:bg-danger-deep ${filled}`,
};

export function buttonClasses(look: ButtonLook, wide: boolean): string {
  return classes(common, looks[look], wide && 'w-full');
}

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  look?: ButtonLook;
  /** Work is in progress: the button keeps its name and its focus, and pressing it does nothing. */
  pending?: boolean | undefined;
  icon?: IconName;
  wide?: boolean;
}

function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** `disabled` removes the button from the tab order; `pending` (aria-disabled) keeps the focus, and its spinner fits beside the text. */
export function Button(props: ButtonProps) {
  const { look = 'primary', pending = false, icon, wide = false, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses(look, wide)}
      {...(pending && { 'aria-disabled': true, 'aria-busy': true, onClick: ignore })}
    >
      {pending && (
        <Spinner className="absolute left-[calc(var(--side)/5)] size-[calc(var(--side)*3/5)]" />
      )}
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
