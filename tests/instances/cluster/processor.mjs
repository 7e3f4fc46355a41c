import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../ports.mjs';

/** How Linux limits the processor of a group of processes: version 1 of control groups, or 2. */
const versions = [
  {
    root: '/sys/fs/cgroup/cpu',
    has: 'cpu.cfs_quota_us',
    file: 'cpu.cfs_quota_us',
    unlimited: '-1',
    limited: (share) => String(share * 100_000),
  },
  {
    root: '/sys/fs/cgroup',
    has: 'cgroup.controllers',
    file: 'cpu.max',
    unlimited: 'max',
    limited: (share) => `${share * 100_000} 100000`,
  },
];

const found = versions.find(({ root, has }) => existsSync(join(root, has)));

/** Only root may limit others. */
export const canLimit = () => found !== undefined && process.getuid?.() === 0;

/** A group of a process and of those that it starts from now on, which can be given less processor. */
export const processorOf = (name, pid) => {
  const folder = join(found.root, `portale-${name}-${process.pid}`);
  const write = (file, text) => writeFileSync(join(folder, file), text);
  mkdirSync(folder);
  write('cgroup.procs', String(pid));
  return {
    /** At most this share of one processor. */
    limit: (share) => write(found.file, found.limited(share)),
    lift: () => write(found.file, found.unlimited),
    /** The 100 ms in which it had work, and those in which it used up its share. */
    periods: () => {
      const text = readFileSync(join(folder, 'cpu.stat'), 'utf8');
      const count = (name) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
      return { all: count('nr_periods'), used: count('nr_throttled') };
    },
    /** Its processes go back to where all are. */
    stop: async () => {
      const removed = () => {
        const pids = readFileSync(join(folder, 'cgroup.procs'), 'utf8').match(/\d+/g) ?? [];
        try {
          for (const one of pids) writeFileSync(join(found.root, 'cgroup.procs'), one);
          rmdirSync(folder);
          return true;
        } catch {
          // A process has begun or ended meanwhile.
          return false;
        }
      };
      await until(removed, () => `${folder} is still in use`);
    },
  };
};
