import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  collects,
  end,
  newFolder,
  portalFolder,
  program,
  seedFolder,
  spawnAcquirer,
} from '../../scripts/built-acquirer.mjs';

export { portalFolder };

const slowProxy = new URL('support/slow-proxy.mjs', import.meta.url);

const built = ['index.html', 'login/index.html'].map((file) => join(portalFolder, file));

/** Without a build, journeys would only fail for missing answers. */
const assertBuilt = () => {
  const missing = [...built, program].find((file) => !existsSync(file));
  if (missing === undefined) return;
  throw new Error(`The journeys need the built portal, and ${missing} is missing: npm run build.`);
};

/** Behind the slow proxy, where one is asked for; as the address of a module, for Windows. */
const line = Number(process.env.JOURNEYS_LATE_MS) > 0 ? [`--import=${slowProxy}`] : [];

/** The demo data, seeded once, unless `npm test` has done that already beside its other work. */
export const seedOnce = async () => {
  assertBuilt();
  const folder = process.env.JOURNEYS_SEEDED;
  return folder ? { folder, remove: async () => {} } : seedFolder();
};

/**
 * Starts the built reference acquirer on a free port, with demo data that are deleted when it
 * stops.
 */
export const startAcquirer = async (seeded: string) => {
  const folder = await newFolder();
  await cp(seeded, folder, { recursive: true });
  const acquirer = spawnAcquirer(folder, line);
  const stop = async () => {
    await end(acquirer);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { address: await collects(acquirer, /http:\/\/localhost:\d+/), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Starts an acquirer for each name, on its first request: files of any worker may share one. */
export const openStarter = async (seeded: string) => {
  const started = new Map<string, ReturnType<typeof startAcquirer>>();
  const named = (name: string) => {
    const acquirer = started.get(name) ?? startAcquirer(seeded);
    started.set(name, acquirer);
    return acquirer;
  };
  const server = createServer(({ url = '' }, response) => {
    named(url).then(
      ({ address }) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    const acquirers = await Promise.allSettled(started.values());
    await Promise.all(
      acquirers.map((each) => (each.status === 'fulfilled' ? each.value.stop() : undefined)),
    );
  };
  return { address: `http://localhost:${port}`, stop };
};

/** The address of the acquirer of that name; its answer may take as long as a start. */
export const askStarter = (starter: string, name: string) =>
  new Promise<string>((resolve, reject) => {
    const asked = get(`${starter}/${name}`, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const text = Buffer.concat(parts).toString();
      if (response.statusCode === 200) resolve(text);
      else reject(new Error(text));
    });
    asked.once('error', reject);
  });
