import { startLoad } from '../load.mjs';
import { until } from '../ports.mjs';

/** The machine of the primary loses its power, and comes back as a standby. */
export const killPrimary = async ({ address, inRole, areReady }, { check, checkLoad }) => {
  const load = await startLoad(address, { replies: 25 });
  await load.goOn();
  const primary = await inRole('primary');
  const since = performance.now();
  await primary.kill();
  await until(
    async () => (await inRole('primary')) !== undefined,
    () => 'no other member becomes the primary',
  );
  await areReady();
  for (let before = -1; before !== load.seen.failed.length; ) {
    before = load.seen.failed.length;
    await load.goOn();
  }
  const back = (performance.now() - since) / 1000;
  const failed = load.seen.failed.length;
  await load.goOn(600);
  check(
    'the primary killed: the acquirers find the new one by themselves',
    load.seen.failed.length === failed,
    `200 requests in a row answered ${back.toFixed(1)} s after it, and 600 more`,
  );
  primary.restart();
  await primary.isReady('replica');
  await load.goOn();
  await checkLoad('the primary killed, and back as a standby', load, address, true);
};

/** The network of a standby that confirms writes is cut, and comes back. */
export const cutOffStandby = async ({ address, inRole }, { checkLoad, say }) => {
  const load = await startLoad(address, { replies: 25 });
  await load.goOn();
  const standby = await inRole('sync');
  const since = performance.now();
  standby.cutOff();
  await until(
    async () => (await inRole('sync')) !== undefined,
    () => 'no other standby confirms',
  );
  const other = Math.round(performance.now() - since);
  await load.goOn(600);
  standby.reconnect();
  await standby.isReady('replica');
  await load.goOn();
  say(`a standby cut off: another one confirms writes after ${(other / 1000).toFixed(1)} s`);
  await checkLoad('a standby cut off, and back', load, address, true);
};
