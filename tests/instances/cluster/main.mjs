import { keep, option } from '../../bench/harness.mjs';
import { hasHaproxy } from '../haproxy.mjs';
import { hasPgbouncer } from '../pgbouncer.mjs';
import { postgresPrograms } from '../postgres.mjs';
import { check, checkLoad, results, say, sum } from '../report.mjs';
import { startCluster } from './cluster.mjs';
import { hasEtcd } from './etcd.mjs';
import { cutOffStandby, killPrimary } from './faults.mjs';
import { hasPatroni } from './member.mjs';
import { compareReads } from './reads.mjs';
import { startFresh, upgradeFrom } from './upgrade.mjs';

/** npm run bench -- cluster [--before <commit>]: the commit is the edition that is upgraded. */
const commit = option('before');

const needed = [
  ['postgresql', postgresPrograms() !== undefined],
  ['patroni', hasPatroni()],
  ['etcd-server', hasEtcd()],
  ['haproxy', hasHaproxy()],
  ['pgbouncer', hasPgbouncer()],
];

const run = async (later) => {
  const tools = { check, checkLoad, say };
  const cluster = await startCluster(later);
  say('three databases, two acquirers');
  if (commit === undefined) {
    say('NOT RUN: the upgrade; name the edition before with --before and its commit.');
    await startFresh(cluster);
  } else await upgradeFrom(commit, cluster, tools);
  if (cluster.processors.length > 0) await compareReads(cluster, tools);
  else say('NOT RUN: the reads; only root may give each database less processor.');
  await cluster.startBoth();
  await cutOffStandby(cluster, tools);
  await killPrimary(cluster, tools);
};

const lacking = needed.filter(([, isThere]) => !isThere).map(([name]) => name);
if (lacking.length > 0) {
  say(
    `NOT RUN: this machine lacks ${lacking.join(', ')} (Debian: apt-get install ${lacking.join(' ')}).`,
  );
} else {
  const started = [];
  const later = (one) => {
    started.push(one);
    return one;
  };
  try {
    await run(later);
  } finally {
    for (const one of started.reverse()) await one.stop();
  }
  keep('cluster', { results });
  sum();
}
