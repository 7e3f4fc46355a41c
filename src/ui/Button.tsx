import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type ButtonLook, buttonClasses } from './button-look';
import { Icon, type IconName } from './Icon';
import { Spinner } from './Spinner';

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
