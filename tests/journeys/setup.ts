import type { TestProject } from 'vitest/node';
import { startAcquirer } from './acquirer';
import { findChromium } from './browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the reference acquirer serves the portal, without a slash at the end. */
    readonly acquirer: string;
    /** The Chromium to launch. */
    readonly chromium: string;
  }
}

export default async function setup(project: TestProject) {
  project.provide('chromium', findChromium());
  const acquirer = await startAcquirer();
  project.provide('acquirer', acquirer.address);
  return acquirer.stop;
}
