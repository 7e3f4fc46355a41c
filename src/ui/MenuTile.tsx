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

/** A button named by its title alone; the line under it is its description. */
export function MenuTile({ title, text, icon, onPress, pending = false }: MenuTileProps) {
  const id = useId();
  return (
    <button
      type="button"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : onPress}
      className="group flex w-full cursor-pointer items-center gap-4 rounded-panel lg:flex-col lg:items-start lg:p-5 border border-line bg-surface p-4 text-left shadow-panel motion-safe:transition-colors hover:border-accent hover:bg-accent-soft aria-disabled:cursor-progress"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent group-hover:bg-surface">
        {pending ? <Spinner className="size-6" /> : <Icon name={icon} size="large" />}
      </span>
      <span className="min-w-0 grow">
        <span id={`${id}-title`} className="block font-semibold">
          {title}
        </span>
        <span id={`${id}-text`} className="block text-ink-soft">
          {text}
        </span>
      </span>
      <span className="text-accent lg:hidden">
        <Icon name="next" />
      </span>
    </button>
  );
}

export function MenuGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">{children}</div>;
}
