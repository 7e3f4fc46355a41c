import { classes } from './classes';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const common =
  'relative inline-flex min-h-control cursor-pointer items-center justify-center gap-2.5 rounded-control border px-7 py-2.5 text-center font-semibold motion-safe:transition-colors disabled:cursor-not-allowed disabled:border-line disabled:bg-line disabled:text-ink-soft aria-disabled:cursor-progress';

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-accent text-onaccent hover:bg-accent-deep',
  secondary: 'border-line-strong bg-surface text-accent hover:border-accent hover:bg-accent-soft',
  quiet: 'border-transparent px-4 text-accent hover:bg-accent-soft',
  danger: 'border-transparent bg-danger text-onaccent hover:bg-danger-deep',
};

export function buttonClasses(look: ButtonLook, wide: boolean): string {
  return classes(common, looks[look], wide && 'w-full');
}
