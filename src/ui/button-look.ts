import { classes } from './classes';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const common =
  'relative inline-flex min-h-control max-w-full cursor-pointer items-center justify-center gap-2.5 rounded-control border py-2.5 text-center font-semibold motion-safe:transition-colors disabled:cursor-not-allowed disabled:text-ink-soft aria-disabled:cursor-progress';

const wideSide = '[--side:min(1.75rem,5vw)] px-(--side)';
const filled = 'disabled:border-line disabled:bg-line';

const looks: Record<ButtonLook, string> = {
  primary: `${wideSide} border-transparent bg-accent text-onaccent hover:bg-accent-deep ${filled}`,
  secondary: `${wideSide} border-line-strong bg-surface text-accent hover:border-accent hover:bg-accent-soft ${filled}`,
  // Without a box: it is beside text, at whose edge a grey one would jut out.
  quiet:
    '[--side:min(1rem,4vw)] px-(--side) border-transparent text-accent not-disabled:hover:bg-accent-soft',
  danger: `${wideSide} border-transparent bg-danger text-onaccent hover:bg-danger-deep ${filled}`,
};

export function buttonClasses(look: ButtonLook, wide: boolean): string {
  return classes(common, looks[look], wide && 'w-full');
}
