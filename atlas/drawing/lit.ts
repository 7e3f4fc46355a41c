/** What stands out in a drawing. */
export interface Lit {
  /** The states that are on. */
  readonly states: ReadonlySet<string>;
  /** The arrows just taken. */
  readonly arrows: ReadonlySet<string>;
  readonly selected: string | null;
  /** The arrows that the last tests took; null where coverage is not asked for. */
  readonly covered: ReadonlySet<string> | null;
}

export type LineTone = 'plain' | 'lit' | 'selected' | 'covered' | 'missed';

/** How a line looks, by the arrows it stands for. */
export const toneOf = (
  arrows: readonly string[],
  { arrows: taken, selected, covered }: Lit,
): LineTone => {
  if (selected !== null && arrows.includes(selected)) return 'selected';
  if (arrows.some((arrow) => taken.has(arrow))) return 'lit';
  if (covered === null || arrows.length === 0) return 'plain';
  return arrows.every((arrow) => covered.has(arrow)) ? 'covered' : 'missed';
};

export const lineStroke: Readonly<Record<LineTone, string>> = {
  plain: 'stroke-line-strong',
  lit: 'stroke-accent',
  selected: 'stroke-warning',
  covered: 'stroke-success',
  missed: 'stroke-danger',
};

export const lineFill: Readonly<Record<LineTone, string>> = {
  plain: 'fill-line-strong',
  lit: 'fill-accent',
  selected: 'fill-warning',
  covered: 'fill-success',
  missed: 'fill-danger',
};

export const labelLook: Readonly<Record<LineTone, string>> = {
  plain: 'fill-canvas stroke-line',
  lit: 'fill-accent-soft stroke-accent',
  selected: 'fill-warning-soft stroke-warning',
  covered: 'fill-success-soft stroke-success-line',
  missed: 'fill-danger-soft stroke-danger',
};

export const textFill: Readonly<Record<LineTone, string>> = {
  plain: 'fill-ink',
  lit: 'fill-accent',
  selected: 'fill-warning',
  covered: 'fill-success',
  missed: 'fill-danger',
};
