import { build } from './build.mjs';
import { install, stopWith } from './install.mjs';

/** The parts of `npm run bench -- <part>`; each file describes its options at the top. */
const parts = {
  pages: '../tests/bench/bench.mjs',
  load: '../tests/load/main.mjs',
  scale: '../tests/load/scale.mjs',
  server: '../tests/bench/server.mjs',
  instances: '../tests/instances/main.mjs',
  cluster: '../tests/instances/cluster/main.mjs',
};

const isOption = (word = '--') => word.startsWith('--');

const [part] = isOption(process.argv[2]) ? ['pages'] : process.argv.splice(2, 1);
if (!Object.hasOwn(parts, part))
  stopWith(`What is to be measured? One of ${Object.keys(parts).join(', ')}, not ${part}`);

install();
build();
await import(parts[part]);
