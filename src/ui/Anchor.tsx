import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type MouseEvent,
  use,
} from 'react';
import { onHost } from './base-path';

export function TextLink({ className = '', ...rest }: AnchorProps) {
  return (
    <Anchor
      {...rest}
      className={`rounded-sm font-semibold text-accent underline decoration-accent-line decoration-2 underline-offset-4 hover:text-accent-deep hover:decoration-current ${className}`}
    />
  );
}

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

function PlainAnchor({ href, ...rest }: AnchorProps) {
  return <a href={onHost(href)} {...rest} />;
}

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** Gives every link of the kit its behaviour; without it links are the browser's own. */
export const AnchorProvider = AnchorContext.Provider;

/** What a plain click does instead; a new tab or window is left to the browser, and opens the href. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  act();
};

export function Anchor(props: AnchorProps) {
  const Rendering = use(AnchorContext);
  return <Rendering {...props} />;
}
