import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { Spinner } from './Loading';

interface TileProps {
  icon: IconName;
  text: ReactNode;
  /** The id of the text under the title, for descriptions. */
  textId: string;
  pending?: boolean;
  /** One line: only screen readers get its text. */
  small?: boolean;
  /** The button or link, which takes the whole card. */
  children: ReactNode;
}

/** Classes with which a button or a link fills its card. */
export const fillsTile =
  'font-semibold outline-none after:absolute after:inset-0 after:rounded-panel';

/** A card that can be pressed as a whole, named by its title alone. */
export function Tile({ icon, text, textId, pending = false, small = false, children }: TileProps) {
  return (
    <div
      className={`group relative flex items-center gap-4 rounded-panel border border-line bg-surface p-4 shadow-panel max-sm:gap-3 max-sm:p-3 hover:border-accent hover:bg-accent-soft has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent motion-safe:transition-colors ${small ? 'sm:p-3' : 'lg:items-start lg:p-5'}`}
    >
      <span
        className={`grid shrink-0 max-xs:hidden place-items-center rounded-control bg-accent-soft text-accent group-hover:bg-surface ${small ? 'size-10' : 'size-12 max-sm:size-11'}`}
      >
        {pending ? (
          <Spinner className="size-6" />
        ) : (
          <Icon name={icon} size={small ? 'normal' : 'large'} />
        )}
      </span>
      <div className="min-w-0 grow wrap-break-word">
        {children}
        <p id={textId} className={small ? 'sr-only' : 'text-ink-soft max-sm:text-sm'}>
          {text}
        </p>
      </div>
      <span className="text-accent max-xs:hidden lg:hidden">
        <Icon name="next" />
      </span>
    </div>
  );
}
