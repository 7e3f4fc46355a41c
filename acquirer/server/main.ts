import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartError, sentenceOf } from './common/start-error';
import { readEnvironment } from './environment';
import { assertPortFree, listen } from './listen';
import { openAcquirer } from './open';
import { workThreads } from './rendering/threads';
import { readSite } from './site/files';

const say = (line: string) => process.stdout.write(`${line}\n`);

const log = (line: string) => say(`${new Date().toISOString()} ${line}`);

const complain = (error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
};

/** The host name that a person on this machine types to reach the server. */
const nameOf = (host: string) => {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

const builtPortal = async (folder: string) => {
  const site = await readSite(folder).catch(() => undefined);
  if (site?.has('/index.html')) return site;
  throw new StartError(
    `Il portale non è ancora compilato: la cartella ${resolve(folder)} manca o non contiene index.html. Eseguire npm run build.`,
  );
};

/**
 * Built beside this file (vite.config.ts). Without its database a process is useless and exits; its
 * supervisor starts another.
 */
const databaseThread = {
  file: new URL('./database.js', import.meta.url),
  lost: () => {
    process.stderr.write(
      'Il database incorporato si è fermato e il processo termina: riavviarlo. I dati già registrati non sono andati perduti.\n',
    );
    process.exit(1);
  },
};

const start = async () => {
  const environment = readEnvironment(process.env);
  const { HOST, PORT, ADMIN_PORT } = environment;
  await assertPortFree(PORT, HOST);
  if (ADMIN_PORT !== undefined) await assertPortFree(ADMIN_PORT);
  const site = await builtPortal(environment.PORTAL_DIR);
  const threads = workThreads(new URL('./rendering.js', import.meta.url));
  const surroundings = { site, thread: databaseThread, work: threads.work };
  const acquirer = await openAcquirer(environment, log, surroundings);
  const close = () => Promise.all([acquirer.close(), threads.close()]);
  const orClose = async (error: unknown) => {
    await close();
    throw error;
  };
  const server = await listen(acquirer.app, PORT, HOST).catch(orClose);
  const admin =
    ADMIN_PORT === undefined ? undefined : await listen(acquirer.admin, ADMIN_PORT).catch(orClose);
  const hurry = new AbortController();
  const { signal } = hurry;
  const stop = async () => {
    acquirer.drain();
    await setTimeout(environment.DRAIN_SECONDS * 1000, undefined, { signal }).catch(
      () => undefined,
    );
    await server.close();
    await admin?.close();
    await close();
    process.exit(0);
  };
  const steps = [stop, () => hurry.abort()];
  for (const asked of ['SIGTERM', 'SIGINT']) process.on(asked, () => void steps.shift()?.());
  process.on('SIGHUP', () => void acquirer.rereadConfiguration());
  const address = `http://${nameOf(HOST)}:${server.port}`;
  say(`\nPortale Esercenti: ${address}`);
  if (admin) say(`Metriche: http://localhost:${admin.port}/metrics`);
  for (const line of acquirer.greeting(address)) say(line);
  await threads.warmUp();
  await acquirer.finishSeeding();
};

start().catch((error: unknown) => {
  complain(error);
  process.exit(1);
});
