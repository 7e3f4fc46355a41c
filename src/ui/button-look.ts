import { classes } from './classes';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const common =
  'relative inline-flex min-h-control max-w-full cursor-pointer items-center justify-center gap-2.5 rounded-control border py-2.5 text-center font-semibold motion-safe:transition-colors disabled:cursor-not-allowed disabled:border-line disabled:bg-line disabled:text-ink-soft aria-disabled:cursor-progress';

const looks: Record<ButtonLook, string> = {
  primary: 'px-[min(1.75rem,5vw)] border-transparent bg-accent text-onaccent hover:bg-accent-deep',
  secondary:
    'px-[min(1.75rem,5vw)] border-line-strong bg-surface text-accent hover:border-accent hover:bg-accent-soft',
  quiet: 'px-[min(1rem,4vw)] border-transparent text-accent hover:bg-accent-soft',
  danger: 'px-[min(1.75rem,5vw)] border-transparent bg-danger text-onaccent hover:bg-danger-deep',
};

export function buttonClasses(look: ButtonLook, wide: boolean): string {
  return classes(common, looks[look], wide && 'w-full');
}
