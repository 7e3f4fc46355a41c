import { Anchor, type AnchorProps } from './Anchor';

export function TextLink({ className = '', ...rest }: AnchorProps) {
  return (
    <Anchor
      {...rest}
      className={`rounded-sm font-semibold text-accent underline decoration-accent-line decoration-2 underline-offset-4 hover:text-accent-deep hover:decoration-current ${className}`}
    />
  );
}
