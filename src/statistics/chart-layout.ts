import { formatWhole } from '../italian/format';
import { chartTexts } from '../italian/statistics';
import type { ComparedPeriod } from './comparison';
import type { ShownPeriod } from './periods';
import { scaleFor, ticksFor } from './scale';
import type { Ruler } from './use-ruler';

const plotHeight = 224;
/** The height of the strip with the share of the commissions. */
const shareHeight = 32;
const widestBar = 44;
/** '0,72%' and some room; the last label ends at its point. */
const shareLetters = 9;

interface Tick {
  readonly value: number;
  readonly text: string;
  readonly y: number;
}

/** The position of every part of a chart, in pixels from its top left corner. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly ticks: readonly Tick[];
  /** The height of the labels under the bars. */
  readonly baseline: number;
  readonly barWidth: number;
  /** One label for every so many periods, counted from the last. */
  readonly labelEvery: number;
  /** The same for the shares. */
  readonly shareEvery: number;
  readonly centreOf: (index: number) => number;
  readonly y: (value: number) => number;
  /** The position of a share of the takings, in its strip. */
  readonly shareY: (share: number) => number;
  readonly shareTop: number;
  readonly shareStripHeight: number;
  /** A line of the labels. */
  readonly line: number;
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

const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));

/** Letters over each bar: '+12,3%', with room between two. */
const wideEnough = 8;

const shareScale = (periods: readonly ComparedPeriod[]) => {
  const shares = periods.flatMap(({ share }) => share ?? []);
  const [low, high] = [Math.min(...shares, 0), Math.max(...shares, 0)];
  return (share: number) => (high === low ? 0 : ((high - share) / (high - low)) * shareHeight);
};

export const layoutOf = (
  periods: readonly ComparedPeriod[],
  width: number,
  { letter, line }: Ruler,
): ChartLayout => {
  const above = line * 1.4;
  const values = ticksFor(periods.map(({ grossAmount }) => grossAmount));
  const scale = scaleFor(values, plotHeight);
  const step = (values[1] ?? 1) - (values[0] ?? 0);
  const y = (value: number) => above + scale(value);
  const ticks = values.map((value) => ({ value, text: axisText(value, step), y: y(value) }));
  const left = longest(ticks.map(({ text }) => text)) * letter + 8;
  const label = longest(periods.flatMap(labelsOf)) * letter;
  // Half a label may extend past the last bar.
  const right = Math.max(12, label / 2);
  const share = (width - left - right) / periods.length;
  const shareTop = line * 1.2;
  const shareOf = shareScale(periods);
  return {
    width,
    height: above + plotHeight + line * 2.4,
    left,
    ticks,
    baseline: above + plotHeight,
    barWidth: Math.min(widestBar, share * 0.6),
    labelEvery: Math.ceil((label + letter) / share),
    shareEvery: Math.ceil((shareLetters * letter) / share),
    centreOf: (index) => left + share * (index + 0.5),
    y,
    shareY: (one) => shareTop + shareOf(one),
    shareTop,
    shareStripHeight: shareTop + shareHeight + 12,
    line,
    wide: share >= wideEnough * letter,
  };
};
