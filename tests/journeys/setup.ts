import type { TestProject } from 'vitest/node';
import { startAcquirer } from './acquirer';
import { findChromium } from './browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the reference acquirer serves the portal, without a slash at the end. */
    readonly acquirer: string;
    /** Another one, for journeys that change what is known of the demo users. */
    readonly changing: string;
    /** The Chromium to launch. */
    readonly chromium: string;
  }
}

export default async function setup(project: TestProject) {
  project.provide('chromium', findChromium());
  const [acquirer, changing] = await Promise.all([startAcquirer(), startAcquirer()]);
  project.provide('acquirer', acquirer.address);
  project.provide('changing', changing.address);
  return async () => {
    await Promise.all([acquirer.stop(), changing.stop()]);
  };
}
