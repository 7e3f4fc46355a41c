import { buildAtlasBeside } from './atlas-beside.mjs';
import { atlasIsBuilt } from './atlas-build.mjs';
import { picturesAreTaken } from './atlas-pictures.mjs';
import { install, runTool } from './install.mjs';

install();
// The small demonstration starts in seconds.
process.env.SEED_SCALE ??= '0';
if (!(atlasIsBuilt() && picturesAreTaken())) buildAtlasBeside();
process.exitCode = await runTool('vite/bin/vite.js', ['--port', process.env.PORT ?? '4173']);
