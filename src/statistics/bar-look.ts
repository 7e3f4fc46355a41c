export type BarKind = 'gross' | 'net';

const looks: Readonly<Record<BarKind, string>> = {
  gross: 'fill-accent stroke-accent',
  net: 'fill-accent-line stroke-accent',
};

/** Told apart by filling and outline, not by colour alone; a partial period is hatched. */
export const barLook = (kind: BarKind, partial: boolean, hatch: string) =>
  partial
    ? { className: 'stroke-accent', fill: `url(#${hatch}-${kind})` }
    : { className: looks[kind] };
