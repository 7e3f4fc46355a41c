import { Anchor, type AnchorProps } from './Anchor';
import { type ButtonLook, buttonClasses } from './button-look';
import { Icon, type IconName } from './Icon';

export interface LinkButtonProps extends Omit<AnchorProps, 'className'> {
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
