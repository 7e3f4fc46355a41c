import type { Tone } from '../graph/tones';

/** The highlighted parts of a drawing. */
export interface Lit {
  /** The active states. */
  readonly states: ReadonlySet<string>;
  /** The arrows just taken. */
  readonly arrows: ReadonlySet<string>;
  readonly selected: string | null;
  /** The arrows that the last tests took; null where coverage is not asked for. */
  readonly covered: ReadonlySet<string> | null;
  /** The arrows along the way that goes well. */
  readonly main: ReadonlySet<string>;
  /** What each arrow means for the merchant. */
  readonly tones: ReadonlyMap<string, Tone>;
  /** Arrows and states that are new, removed or changed. */
  readonly marks?: ReadonlyMap<string, 'added' | 'removed' | 'changed'>;
  /** What failed in a manual test, by arrow. */
  readonly outcomes?: ReadonlyMap<string, 'passed' | 'failed'>;
}

export const unlit: Lit = {
  states: new Set(),
  arrows: new Set(),
  selected: null,
  covered: null,
  main: new Set(),
  tones: new Map(),
};

export type LineTone =
  | 'plain'
  | 'main'
  | 'failure'
  | 'refusal'
  | 'left'
  | 'lit'
  | 'selected'
  | 'covered'
  | 'missed'
  | 'added'
  | 'removed'
  | 'changed';

const byMeaning = (arrows: readonly string[], { main, tones }: Lit): LineTone => {
  if (arrows.some((arrow) => main.has(arrow))) return 'main';
  const tonesUsed = new Set(arrows.map((arrow) => tones.get(arrow) ?? 'plain'));
  const [only] = tonesUsed;
  if (tonesUsed.size !== 1 || only === undefined || only === 'success') return 'plain';
  return only;
};

const byOutcome = (arrows: readonly string[], { outcomes, marks }: Lit): LineTone | null => {
  if (arrows.some((arrow) => outcomes?.get(arrow) === 'failed')) return 'missed';
  if (arrows.some((arrow) => outcomes?.get(arrow) === 'passed')) return 'covered';
  return arrows.map((arrow) => marks?.get(arrow)).find((mark) => mark !== undefined) ?? null;
};

/** The style of a line, by the arrows it represents. */
export const toneOf = (arrows: readonly string[], lit: Lit): LineTone => {
  const { arrows: taken, selected, covered } = lit;
  if (selected !== null && arrows.includes(selected)) return 'selected';
  if (arrows.some((arrow) => taken.has(arrow))) return 'lit';
  const outcome = byOutcome(arrows, lit);
  if (outcome !== null) return outcome;
  if (lit.marks !== undefined) return 'plain';
  if (covered === null || arrows.length === 0) return byMeaning(arrows, lit);
  return arrows.every((arrow) => covered.has(arrow)) ? 'covered' : 'missed';
};

interface LineLook {
  readonly stroke: string;
  readonly fill: string;
  readonly label: string;
  readonly text: string;
  readonly width: number;
  readonly dashes?: string;
}

const plain: LineLook = {
  stroke: 'stroke-line-strong',
  fill: 'fill-line-strong',
  label: 'fill-canvas stroke-line',
  text: 'fill-ink',
  width: 1.3,
};

const danger: LineLook = {
  stroke: 'stroke-danger',
  fill: 'fill-danger',
  label: 'fill-danger-soft stroke-danger-line',
  text: 'fill-danger',
  width: 1.3,
};

const warning: LineLook = {
  stroke: 'stroke-warning',
  fill: 'fill-warning',
  label: 'fill-warning-soft stroke-warning-line',
  text: 'fill-warning',
  width: 1.3,
};

const success: LineLook = {
  stroke: 'stroke-success',
  fill: 'fill-success',
  label: 'fill-success-soft stroke-success-line',
  text: 'fill-success',
  width: 2.4,
};

const accent: LineLook = {
  stroke: 'stroke-accent',
  fill: 'fill-accent',
  label: 'fill-accent-soft stroke-accent',
  text: 'fill-accent',
  width: 2.4,
};

export const lineLook: Readonly<Record<LineTone, LineLook>> = {
  plain,
  main: { ...success, width: 3 },
  failure: { ...danger, dashes: '5 4' },
  refusal: { ...warning, dashes: '5 4' },
  left: { ...plain, dashes: '2 4' },
  lit: accent,
  selected: { ...warning, width: 2.6 },
  covered: success,
  missed: { ...danger, width: 2.4 },
  added: success,
  removed: { ...danger, width: 2.4, dashes: '5 4' },
  changed: { ...warning, width: 2.4 },
};
