import { formatWhole } from '../italian/format';
import { chartTexts } from '../italian/statistics';
import type { ComparedPeriod } from './comparison';
import type { ShownPeriod } from './periods';
import { scaleFor, ticksFor } from './scale';

// Pixels of the 14 px letters of the axes, a little generous.
const letterWidth = 7.5;
const plotHeight = 224;
const above = 28;
/** Of the strip with the share of the commissions, under the labels of the periods. */
const shareHeight = 32;
const shareAbove = 44;
const below = 48;
const widestBar = 44;
/** Half a label may reach past the last bars. */
const right = 12;

interface Tick {
  readonly value: number;
  readonly text: string;
  readonly y: number;
}

/** Where everything of a chart stands, in pixels from its top left corner. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly ticks: readonly Tick[];
  /** Of the labels under the bars. */
  readonly baseline: number;
  readonly barWidth: number;
  /** Of every so many periods one is labelled, counted from the last. */
  readonly labelEvery: number;
  readonly centreOf: (index: number) => number;
  readonly y: (value: number) => number;
  /** Where a share of the takings stands, in a strip of its own. */
  readonly shareY: (share: number) => number;
  readonly shareTop: number;
  /** Whether a figure fits over each bar. */
  readonly wide: boolean;
}

const inMillions = 1_000_000;

const axisText = (value: number, step: number) =>
  value !== 0 && step >= inMillions / 10
    ? chartTexts.millions(formatTenths(value / inMillions))
    : chartTexts.euro(formatWhole(value));

const tenths = new Intl.NumberFormat('it-IT', {
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});
const formatTenths = (value: number) => tenths.format(value);

const labelsOf = ({ short, year }: ShownPeriod) => [short, year];

const textWidth = (texts: readonly string[]) =>
  Math.max(...texts.map(({ length }) => length)) * letterWidth;

const wideEnough = 60;

const shareScale = (periods: readonly ComparedPeriod[]) => {
  const shares = periods.flatMap(({ share }) => share ?? []);
  const [low, high] = [Math.min(...shares, 0), Math.max(...shares, 0)];
  return (share: number) => (high === low ? 0 : ((high - share) / (high - low)) * shareHeight);
};

export const layoutOf = (periods: readonly ComparedPeriod[], width: number): ChartLayout => {
  const values = ticksFor(periods.map(({ grossAmount }) => grossAmount));
  const scale = scaleFor(values, plotHeight);
  const step = (values[1] ?? 1) - (values[0] ?? 0);
  const y = (value: number) => above + scale(value);
  const ticks = values.map((value) => ({ value, text: axisText(value, step), y: y(value) }));
  const left = textWidth(ticks.map(({ text }) => text)) + 8;
  const share = (width - left - right) / periods.length;
  const shareTop = above + plotHeight + below + shareAbove;
  const shareOf = shareScale(periods);
  return {
    width,
    height: shareTop + shareHeight + 12,
    left,
    ticks,
    baseline: above + plotHeight,
    barWidth: Math.min(widestBar, share * 0.6),
    labelEvery: Math.ceil((textWidth(periods.flatMap(labelsOf)) + 8) / share),
    centreOf: (index) => left + share * (index + 0.5),
    y,
    shareY: (one) => shareTop + shareOf(one),
    shareTop,
    wide: share >= wideEnough,
  };
};
