import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { atlasIsBuilt, buildAtlasBeside } from './atlas-build.mjs';
import { build } from './build.mjs';
import { install, root } from './install.mjs';

install();
build();
process.chdir(root);
const { DEMO, DATABASE_URL } = process.env;
const isDemo = DEMO ? DEMO === '1' : !DATABASE_URL;
if (isDemo && !atlasIsBuilt()) buildAtlasBeside();
await import(pathToFileURL(join(root, 'build', 'acquirer', 'main.js')).href);
