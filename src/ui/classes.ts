/** The box around an input; the focus of the input inside is drawn on it. */
export const controlBox =
  'flex min-h-control items-stretch overflow-hidden rounded-control border border-line-strong bg-surface hover:border-ink-soft has-[[data-control]:focus-visible]:border-accent has-[[data-control]:focus-visible]:outline-3 has-[[data-control]:focus-visible]:outline-accent has-[[aria-invalid]]:border-danger has-[[data-control]:disabled]:border-line has-[[data-control]:disabled]:bg-canvas has-[[readonly]]:border-line has-[[readonly]]:bg-canvas';

export const controlInput =
  'w-full min-w-0 bg-transparent px-[min(0.875rem,4vw)] py-2.5 outline-none placeholder:text-ink-soft disabled:cursor-not-allowed disabled:text-ink-soft';

/** A button inside that box. */
export const insideControl =
  'cursor-pointer rounded-control px-4 font-semibold text-accent -outline-offset-4 hover:text-accent-deep';

/** Joins class names and leaves out falsy ones. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
