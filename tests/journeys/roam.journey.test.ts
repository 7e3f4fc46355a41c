import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { Step } from '../roam/steps';
import { describeStep } from '../roam/steps';
import { prepare, repeats, walk, widthOf } from '../roam/walk';
import { portalFolder } from './acquirer';
import { launchBrowser } from './browser';

const folder = join(import.meta.dirname, '../roam/kept');
const seeds = readdirSync(folder).map((file) => Number.parseInt(file, 10));
const stepsOf = (seed: number): readonly Step[] =>
  JSON.parse(readFileSync(join(folder, `${seed}.json`), 'utf8'));

/** A slow machine gets all the time it needs. */
const patienceMs = 120_000;

/**
 * Replays walks stored by `npm run roam -- --keep`: the same steps on any day, whatever the demo
 * data. A step that a screen does not offer is skipped.
 */
test('kept walks, side by side, break no rule of the walker', async () => {
  const browser = await launchBrowser(inject('quickest'));
  const ground = { browser, portal: portalFolder, data: inject('seeded'), except: [], patienceMs };
  const walked = async (seed: number) =>
    walk(ground, await prepare(ground), repeats(stepsOf(seed)), widthOf(seed));
  const again = async (seed: number) => {
    const first = await walked(seed);
    // A busy machine may crash the walker's page; that is no fault of the portal, so it walks
    // again.
    const isLost = first.brokenOff !== '' && first.violations.length === 0;
    const done = isLost ? await walked(seed) : first;
    const story = done.violations.length === 0 ? [] : done.steps.map(describeStep);
    const { violations, brokenOff } = done;
    return { seed, violations, brokenOff, story, walked: done.steps.length };
  };
  const walks = await Promise.all(seeds.map(again));
  await browser.close();
  for (const { seed, violations, brokenOff, story, walked } of walks) {
    expect({ seed, violations, brokenOff, story }).toEqual({
      seed,
      violations: [],
      brokenOff: '',
      story: [],
    });
    expect(walked).toBeGreaterThan(stepsOf(seed).length / 2);
  }
});
