export type BarKind = 'taken' | 'partial' | 'yearBefore';

const looks = {
  taken: { className: 'fill-accent stroke-accent' },
  yearBefore: { className: 'fill-none stroke-ink-soft', strokeDasharray: '4 3', strokeWidth: 2 },
} as const;

/** Distinguished by filling and outline, not by colour alone; a partial period is hatched. */
export const barLook = (kind: BarKind, hatch: string) =>
  kind === 'partial' ? { className: 'stroke-accent', fill: `url(#${hatch})` } : looks[kind];
