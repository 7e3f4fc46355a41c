import './open-files.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAtlasBeside } from './atlas-beside.mjs';
import { atlasIsBuilt } from './atlas-build.mjs';
import { picturesAreTaken } from './atlas-pictures.mjs';
import { build } from './build.mjs';
import { install, root } from './install.mjs';

install();
build();
process.chdir(root);
const { DEMO, DATABASE_URL } = process.env;
const isDemo = DEMO ? DEMO === '1' : !DATABASE_URL;
// The acquirer is bundled: it finds the build under this name (acquirer/demo/atlas-build.ts).
if (isDemo && !(atlasIsBuilt() && picturesAreTaken()))
  globalThis[Symbol.for('portale-esercenti/atlas-build')] = buildAtlasBeside();
await import(pathToFileURL(join(root, 'build', 'acquirer', 'main.js')).href);
