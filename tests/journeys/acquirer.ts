import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  end,
  hears,
  newFolder,
  portalFolder,
  program,
  seedFolder,
  spawnAcquirer,
} from '../../scripts/built-acquirer.mjs';

export { portalFolder };

const lateLine = new URL('support/late-line.mjs', import.meta.url);

const built = ['index.html', 'login/index.html'].map((file) => join(portalFolder, file));

/** A journey on something that was not built would only say that nothing answers. */
const assertBuilt = () => {
  const missing = [...built, program].find((file) => !existsSync(file));
  if (missing === undefined) return;
  throw new Error(`The journeys need the built portal, and ${missing} is missing: npm run build.`);
};

/** On a line that makes everything late, where one is asked for; the address of a module, for Windows. */
const line = Number(process.env.JOURNEYS_LATE_MS) > 0 ? [`--import=${lateLine}`] : [];

/** The demo data, seeded once, unless `npm test` has done that already beside its other work. */
export const seedOnce = async () => {
  assertBuilt();
  const folder = process.env.JOURNEYS_SEEDED;
  return folder ? { folder, remove: async () => {} } : seedFolder();
};

/** Starts the built reference acquirer on a free port, with demo data of its own that go when it stops. */
export const startAcquirer = async (seeded: string) => {
  const folder = await newFolder();
  await cp(seeded, folder, { recursive: true });
  const acquirer = spawnAcquirer(folder, line);
  const stop = async () => {
    await end(acquirer);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { address: await hears(acquirer, /http:\/\/localhost:\d+/), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
