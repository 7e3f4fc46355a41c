import type { TestProject } from 'vitest/node';
import { startAcquirer } from './acquirer';
import { launchBrowser } from './browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the reference acquirer serves the portal, without a slash at the end. */
    readonly acquirer: string;
    readonly browser: string;
  }
}

export default async function setup(project: TestProject) {
  const browser = await launchBrowser();
  const acquirer = await startAcquirer().catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  project.provide('acquirer', acquirer.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await acquirer.stop();
  };
}
