import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install, root } from './install.mjs';

install();
build();
process.chdir(root);
await import(pathToFileURL(join(root, 'build', 'acquirer', 'main.js')).href);
