import { buildEdition } from '../edition.mjs';
import { startLoad } from '../load.mjs';

/** One acquirer fills the database, and the other joins it. */
const fill = async ({ acquirers, startOne }, folder) => {
  await startOne(0, { folder });
  await acquirers[0].seeded();
  await startOne(1, { folder });
};

/** The edition of a commit fills the database; then its two acquirers are replaced, one after the other. */
export const upgradeFrom = async (commit, cluster, { checkLoad, say }) => {
  say(`building ${commit}`);
  const { folder, remove } = buildEdition(commit);
  try {
    const { address, startOne, unexpected } = cluster;
    await fill(cluster, folder);
    const load = await startLoad(address);
    await load.goOn(400);
    for (const index of [0, 1]) {
      await startOne(index);
      await load.goOn(600);
    }
    await checkLoad(`${commit} and this edition side by side`, load, address);
    for (const line of unexpected()) say(`        ${line}`);
  } finally {
    remove();
  }
};

/** Without an edition before, this one fills the database. */
export const startFresh = (cluster) => fill(cluster);
