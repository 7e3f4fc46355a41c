import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/chromium.mjs';
import { openStarter, seedOnce, startAcquirer } from './acquirer';
import { findQuickest } from './browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the reference acquirer serves the portal, without a slash at the end. */
    readonly acquirer: string;
    /** The folder of the demo data. */
    readonly seeded: string;
    /** Starts the acquirers that journeys may change, each on its first request. */
    readonly starter: string;
    /** A full Chromium, if there is one. */
    readonly chromium: string | undefined;
    /** The executable for everything that needs no PDF viewer. */
    readonly quickest: string;
  }
}

export default async function setup(project: TestProject) {
  project.provide('chromium', await findBrowser());
  project.provide('quickest', await findQuickest());
  const seeded = await seedOnce();
  project.provide('seeded', seeded.folder);
  const acquirer = await startAcquirer(seeded.folder);
  project.provide('acquirer', acquirer.address);
  const starter = await openStarter(seeded.folder);
  project.provide('starter', starter.address);
  return async () => {
    await starter.stop();
    await acquirer.stop();
    await seeded.remove();
  };
}
