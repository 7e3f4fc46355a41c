import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from './Icon';
import { Spinner } from './Spinner';

export interface MenuTileProps {
  title: string;
  text: string;
  icon: IconName;
  onPress: () => void;
  pending?: boolean;
}

/** A card that is one button, named by its title alone; the line under it is its description. */
export function MenuTile({ title, text, icon, onPress, pending = false }: MenuTileProps) {
  const id = useId();
  return (
    <div className="group relative flex items-center gap-4 rounded-panel border border-line bg-surface p-4 shadow-panel hover:border-accent hover:bg-accent-soft has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent motion-safe:transition-colors lg:flex-col lg:items-start lg:p-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent group-hover:bg-surface">
        {pending ? <Spinner className="size-6" /> : <Icon name={icon} size="large" />}
      </span>
      <div className="min-w-0 grow">
        <button
          type="button"
          aria-describedby={id}
          aria-disabled={pending || undefined}
          aria-busy={pending || undefined}
          onClick={pending ? undefined : onPress}
          className="cursor-pointer text-left font-semibold outline-none after:absolute after:inset-0 after:rounded-panel aria-disabled:cursor-progress"
        >
          {title}
        </button>
        <p id={id} className="text-ink-soft">
          {text}
        </p>
      </div>
      <span className="text-accent lg:hidden">
        <Icon name="next" />
      </span>
    </div>
  );
}

export function MenuGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">{children}</div>;
}
