import { join } from 'node:path';
import { findQuickest, launchBrowser } from '../journeys/browser';
import { seededData } from './acquirer';
import type { Violation } from './invariants';
import { shortest } from './shrink';
import { describeStep, type Step } from './steps';
import {
  follows,
  type Ground,
  type PlayedPath,
  prepare,
  repeats,
  walk,
  wanders,
  widthOf,
} from './walk';

export interface Order {
  readonly steps: number;
  readonly seed: number;
  /** Steps of one walk, which begins on fresh data. */
  readonly length: number;
  /** After so many milliseconds no new walk begins. */
  readonly withinMs: number;
  readonly portal: string;
  /** Rules that are not asked about. */
  readonly except: readonly string[];
  readonly keepsGoing: boolean;
  readonly shrinks: boolean;
  readonly traces: boolean;
  /** Takes the steps of a walk without a violation, to be walked again. */
  readonly keeps: (seed: number, steps: readonly Step[]) => void;
  /** A rule that is what was looked for: no further walk after it. */
  readonly stops?: (rule: string) => boolean;
  /** What the first walk begins with. */
  readonly way?: readonly Step[];
  readonly say: (line: string) => void;
}

const shrinkingMs = 150_000;

const story = (steps: readonly Step[], violation: Violation) => [
  ...steps.map((step, index) => `  ${index + 1}. ${describeStep(step)}.`),
  `  Ci si aspettava ${violation.because.replace('; ', ', ma ')}.`,
];

const shrunk = async (ground: Ground, { steps, violations }: PlayedPath, width: number) => {
  const rules = new Set(violations.map(({ rule }) => rule));
  let found: PlayedPath | null = null;
  const fails = async (fewer: readonly Step[]) => {
    const again = await walk(ground, await prepare(ground), repeats(fewer), width);
    const same = again.violations.some(({ rule }) => rules.has(rule));
    if (same) found = again;
    return same;
  };
  await shortest(steps, fails, shrinkingMs);
  return found as PlayedPath | null;
};

/** Where it is and what is wrong: two walks that end so have found the same. */
const signature = ({ violations, last }: PlayedPath) =>
  `${violations[0]?.rule} ${last?.path} ${violations[0]?.because.replace(/[\d«»].*/, '')}`;

/** Walks until the steps are done; answers how many walks ended in a violation. */
export const roam = async (order: Order) => {
  const { say } = order;
  const browser = await launchBrowser(await findQuickest());
  const { portal, except } = order;
  const data = await seededData(portal);
  const ground = { browser, portal, except, data, patienceMs: 10_000 };
  const known = new Map<string, number>();
  const places = new Set<string>();
  const calls = new Map<string, number>();
  const began = Date.now();
  let walked = 0;
  let walkingMs = 0;
  let walks = 0;
  let violated = 0;
  let brokenOff = 0;
  let seed = order.seed;
  const rules: string[] = [];
  let lastSeed = seed;
  let next = prepare(ground);
  while (walked < order.steps && Date.now() - began < order.withinMs) {
    const length = Math.min(order.length, order.steps - walked);
    const prepared = await next;
    next = prepare(ground);
    const width = widthOf(seed);
    const trace = (step: Step) => order.traces && say(`    ${describeStep(step)}`);
    const guide = follows(walks === 0 ? (order.way ?? []) : [], wanders(seed, length));
    const done = await walk(ground, prepared, guide, width, trace);
    walks += 1;
    lastSeed = seed;
    walked += Math.max(1, done.steps.length);
    walkingMs += done.milliseconds;
    for (const place of done.places.keys()) places.add(place);
    for (const [alias, count] of done.calls) calls.set(alias, (calls.get(alias) ?? 0) + count);
    if (done.brokenOff !== '') {
      brokenOff += 1;
      say(`\nSeme ${seed}: interrotto dopo ${done.steps.length} passi, ${done.brokenOff}`);
    } else if (done.violations.length === 0) order.keeps(seed, done.steps);
    else {
      violated += 1;
      rules.push(...done.violations.map(({ rule }) => rule));
      const mark = signature(done);
      const before = known.get(mark) ?? 0;
      known.set(mark, before + 1);
      say(
        `\nSeme ${seed}, larghezza ${width}: dopo ${done.steps.length} passi, ${done.violations[0]?.rule} (${done.last?.path})`,
      );
      if (before === 0) {
        const short = order.shrinks ? ((await shrunk(ground, done, width)) ?? done) : done;
        const violation = short.violations[0] ?? done.violations[0];
        if (violation !== undefined) for (const line of story(short.steps, violation)) say(line);
        say(
          `  Per ripetere: npm run roam -- --seed ${seed} --steps ${order.length} --length ${order.length}`,
        );
      } else say('  La stessa di prima.');
      if (!order.keepsGoing || rules.some((rule) => order.stops?.(rule))) break;
    }
    seed += 1;
  }
  const last = await next;
  await last.acquirer.kill();
  last.remove();
  await browser.close();
  const perSecond = (walked / (walkingMs / 1000)).toFixed(1);
  say(
    `\n${walked} passi in ${walks} cammini (semi da ${order.seed} a ${seed - 1}), ${perSecond} passi al secondo`,
  );
  say(
    `${places.size} schermate, ${calls.size} chiamate diverse, ${violated} violazioni, ${brokenOff} interruzioni`,
  );
  return { walked, walks, lastSeed, violated, rules, signatures: [...known.keys()], places, calls };
};

export { faults } from './planted';
export const builtPortal = join(import.meta.dirname, '../../dist');
