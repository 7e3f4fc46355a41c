import type { Browser } from 'playwright-core';
import { openBrowser, type Person } from './browser';
import { describeStep, nextStep, type Step, take } from './gestures';
import { invariants, isOfEvents, type Observation } from './invariants';
import { openWire } from './wire';

export interface Walk {
  readonly seed: number;
  readonly steps: number;
  /** Receives each step before it is taken. */
  readonly trace?: (line: string) => void;
  /** Spoils the pages, to see that it is noticed; runs in each of them before its own code. */
  readonly spoil?: string;
}

export interface Walked {
  readonly story: readonly string[];
  /** The broken invariants, with what is wrong; the walk ends with the first. */
  readonly broken: readonly string[];
  /** Page, heading and dialog of what was seen. */
  readonly places: ReadonlySet<string>;
}

const broken = (observation: Observation, names: readonly string[]) =>
  names.flatMap((name) => invariants[name]?.(observation).map((why) => `${name}: ${why}`) ?? []);

const ofEvents = Object.keys(invariants).filter(isOfEvents);
const ofScreens = Object.keys(invariants).filter((name) => !isOfEvents(name));

/** A screen that seems wrong is looked at again: it may have been on its way. */
const judged = async (person: Person, observation: Observation) => {
  const events = broken(observation, ofEvents);
  let now = observation;
  for (let looks = 0; looks < 5 && broken(now, ofScreens).length > 0; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    now = { ...now, after: await person.see() };
  }
  return { after: now.after, wrong: [...events, ...broken(now, ofScreens)] };
};

/** The two sizes take turns. */
const widthOf = (seed: number) => (seed % 2 === 0 ? 1280 : 360);

/** Walks through the portal of an acquirer, each step drawn from the seed and from the screen. */
export const walk = async (browser: Browser, acquirer: string, order: Walk): Promise<Walked> => {
  const { seed, steps, trace = () => {}, spoil = '' } = order;
  const wire = await openWire(acquirer);
  const person = await openBrowser(browser, wire.address, widthOf(seed), spoil);
  const means = { person, wire };
  const story: string[] = [];
  const places = new Set<string>();

  const wrongAfter = async (step: Step, touched: Observation['touched']) => {
    // Late answers are not waited for: the next step comes before them.
    const isLate = 'mishap' in step && step.mishap === 'slow';
    const seen = await person.see(isLate ? 0 : undefined);
    if (!isLate) wire.plan(null);
    const complaints = person.complaints.splice(0);
    const observation = { step, touched, after: seen, complaints };
    if (isLate) return { after: seen, wrong: broken(observation, ofEvents) };
    const { after, wrong } = await judged(person, observation);
    const place = `${after.path} ${after.headings[0]} ${after.dialog}`;
    if (places.has(place)) return { after, wrong };
    places.add(place);
    return { after, wrong: [...wrong, ...(await person.examine()).map((why) => `axe: ${why}`)] };
  };

  try {
    await person.open('/login');
    let screen = await person.see();
    for (let number = 0; story.length < steps && number < 3 * steps; number += 1) {
      const step = nextStep(screen, seed, number);
      const line = `${describeStep(step)} [${screen.path}${screen.dialog && `, ${screen.dialog}`}]`;
      trace(line);
      const touched = await take(means, screen, step);
      if (touched === null) {
        screen = await person.see();
        continue;
      }
      story.push(line);
      const { after, wrong } = await wrongAfter(step, touched);
      if (wrong.length > 0) return { story, broken: wrong, places };
      screen = after;
    }
    return { story, broken: [], places };
  } finally {
    await person.close();
    await wire.close();
  }
};
