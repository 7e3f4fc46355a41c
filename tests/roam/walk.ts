import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { type Acquirer, copyOf, startOn } from './acquirer';
import { perform } from './act';
import { openBrowser } from './browser';
import { nextStep } from './choice';
import { runErrands } from './choice/errands';
import { markOf } from './choice/tried';
import { ofEvents, ofScreens, type Violation, violationsAt } from './invariants';
import type { Observation } from './invariants/observation';
import { question } from './invariants/sessions';
import { createModel, type Message } from './model';
import type { Screen } from './observe';
import type { Step } from './steps';
import { openWire } from './wire';

export interface Ground {
  readonly browser: Browser;
  /** The seeded data, and the built portal. */
  readonly data: string;
  readonly portal: string;
  /** Rules that are not asked about. */
  readonly except: readonly string[];
  /** How long a page may take to come to rest. */
  readonly patienceMs: number;
}

export interface PlayedPath {
  readonly steps: readonly Step[];
  readonly violations: readonly Violation[];
  readonly last: Screen | null;
  readonly places: ReadonlyMap<string, number>;
  readonly calls: ReadonlyMap<string, number>;
  readonly milliseconds: number;
  /** Why the walker itself could not continue; '' where it could. */
  readonly brokenOff: string;
}

/** Says the next step on a screen; undefined ends the walk. */
export type Guide = (screen: Screen, tabs: number, number: number) => Step | undefined;

/** A second look at a screen that seems wrong: it may have been on its way. */
const secondLooks = 12;

/** Every choice comes from the seed and from what is on the screen. */
export const wanders = (seed: number, length: number): Guide => {
  const tried = new Map<string, number>();
  let last: Step | undefined;
  const errand = runErrands();
  return (screen, tabs, number) => {
    if (number >= length) return undefined;
    const drawn = seed * 100_003 + number;
    const steps = nextStep(screen, tabs, tried, last);
    const step = errand(screen, drawn) ?? fc.sample(steps, { seed: drawn, numRuns: 1 })[0];
    if (step !== undefined) tried.set(markOf(step), (tried.get(markOf(step)) ?? 0) + 1);
    last = step;
    return step;
  };
};

export const repeats =
  (steps: readonly Step[]): Guide =>
  (_screen, _tabs, number) =>
    steps[number];

/** That way first, then as another guide says. */
export const follows =
  (way: readonly Step[], then: Guide): Guide =>
  (screen, tabs, number) =>
    way[number] ?? then(screen, tabs, number - way.length);

/** The two sizes take turns. */
export const widthOf = (seed: number) => (seed % 2 === 0 ? 1280 : 360);

export interface Prepared {
  readonly acquirer: Acquirer;
  readonly folder: string;
  readonly remove: () => void;
}

export const prepare = async ({ data, portal }: Ground): Promise<Prepared> => {
  const { folder, remove } = copyOf(data);
  return { acquirer: await startOn(folder, portal), folder, remove };
};

export const walk = async (
  ground: Ground,
  prepared: Prepared,
  guide: Guide,
  width: number,
  atEach: (step: Step, screen: Screen) => void = () => {},
): Promise<PlayedPath> => {
  let { acquirer } = prepared;
  const wire = await openWire();
  wire.leadTo(acquirer.port);
  const model = createModel();
  const visit = () => openBrowser(ground.browser, wire.address, width, ground.patienceMs);
  let person = await visit();
  const steps: Step[] = [];
  const places = new Map<string, number>();
  const callsMade = new Map<string, number>();
  let received = 0;
  let number = 0;
  let violations: Violation[] = [];
  let left: Screen | null = null;
  const ledTo: string[] = [];
  let stepsSinceLoss = Number.POSITIVE_INFINITY;

  const restart = async () => {
    await acquirer.kill();
    acquirer = await startOn(prepared.folder, ground.portal);
    wire.leadTo(acquirer.port);
  };

  const outbox = async (): Promise<Message[]> =>
    (await wire.direct('/outbox', { headers: { accept: 'application/json' } })).json();

  const settled = async () => {
    for (let looks = 0; ; looks += 1) {
      const screen = await person.see();
      if (wire.isQuiet() || looks > 20) return screen;
    }
  };

  const record = async () => {
    const calls = wire.said.slice(received);
    received = wire.said.length;
    for (const said of calls) {
      model.learn(said, person.tab());
      callsMade.set(said.alias, (callsMade.get(said.alias) ?? 0) + 1);
    }
    const mayHaveSent = calls.some(
      ({ alias, status }) =>
        status === 200 && /OTP|validate|Phone|mail|register|VERIFY/.test(alias),
    );
    const codesSent = mayHaveSent ? model.learnSent(calls, await outbox(), person.tab()) : 0;
    return { calls, codesSent };
  };

  const take = async (step: Step, before: Screen) => {
    const place = async () => (step.do === 'back' ? (await person.history()).index : 0);
    const index = await place();
    const from = received;
    let codesSent = 0;
    const learn = async () => {
      codesSent += (await record()).codesSent;
    };
    const means = { person, model, wire, restart, learn, number, ledTo };
    const isLogout = step.do === 'press' && ['Esci', 'Esci senza inviare'].includes(step.name);
    const sharing = isLogout ? await person.tabsIn(before.token) : [];
    model.chosenRows.stepBegins(person.tab(), step);
    const touched = await perform(means, before, step);
    if (touched === null) return null;
    if (step.do === 'leave') {
      await person.close();
      person = await visit();
      await person.open('/login');
    }
    let after = await settled();
    wire.mend();
    await learn();
    model.profiles.stepIsOver();
    const calls = wire.said.slice(from, received);
    stepsSinceLoss = calls.some(({ lost }) => lost !== null) ? 0 : stepsSinceLoss + 1;
    if (before.dialog === '') left = isLogout && after.dialog === question ? touched : null;
    const observation = async (): Promise<Observation> => ({
      step,
      before,
      touched,
      after,
      calls,
      stepsSinceLoss,
      codesSent,
      model,
      userBefore: model.userOf(before.token),
      account: model.accountOf(model.userOf(after.token)),
      tabs: person.tabs(),
      tab: person.tab(),
      left,
      history: { before: index, after: await place() },
      remembered:
        isLogout && after.path === '/login'
          ? await person.remembered(sharing, model.userOf(before.token))
          : null,
      complaints: person.complaints.splice(0),
    });
    const asked = (rules: readonly string[]) =>
      rules.filter((rule) => !ground.except.includes(rule));
    const first = await observation();
    const events = violationsAt(first, asked(ofEvents));
    let screens = violationsAt(first, asked(ofScreens));
    for (let looks = 0; screens.length > 0 && looks < secondLooks; looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      after = await settled();
      screens = violationsAt(await observation(), asked(ofScreens));
    }
    model.chosenRows.see(person.tab(), after);
    return { after, violations: [...events, ...screens] };
  };

  let last: Screen | null = null;

  const goOn = async () => {
    await person.open('/login');
    model.remembersMessages(await outbox());
    let screen = await settled();
    await record();
    for (;;) {
      const step = guide(screen, person.tabs(), number);
      number += 1;
      if (step === undefined) return;
      atEach(step, screen);
      steps.push(step);
      const taken = await take(step, screen);
      if (taken === null) {
        if (step.do === 'leave') {
          last = await person.see();
          const because = `che qualche Indietro porti fuori; si arriva a ${ledTo.join(', ')}`;
          violations = [{ rule: 'leadsOut', because }];
          return;
        }
        steps.pop();
        screen = await settled();
        await record();
        continue;
      }
      screen = taken.after;
      last = screen;
      const place = `${screen.path} ${screen.headings[0] ?? ''}`;
      places.set(place, (places.get(place) ?? 0) + 1);
      violations = taken.violations;
      if (violations.length > 0) return;
    }
  };

  const began = performance.now();
  let brokenOff = '';
  await goOn().catch((error: unknown) => {
    brokenOff = String(error);
  });
  const milliseconds = performance.now() - began;
  await person.close();
  await wire.close();
  await acquirer.kill();
  prepared.remove();
  return { steps, violations, last, places, calls: callsMade, milliseconds, brokenOff };
};
