import { type ComponentPropsWithRef, type ComponentType, createContext, use } from 'react';

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Gives every link of the kit its behaviour; without it links are the browser's own. */
export const AnchorProvider = AnchorContext.Provider;

export function Anchor(props: AnchorProps) {
  const Rendering = use(AnchorContext);
  return <Rendering {...props} />;
}
