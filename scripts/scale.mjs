import { build } from './build.mjs';
import { install } from './install.mjs';

install();
build();
await import('../tests/load/scale.mjs');
