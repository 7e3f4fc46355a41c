import { install, runTool } from './install.mjs';

install();
process.exitCode = runTool('vite/bin/vite.js', ['--port', process.env.PORT ?? '4173']);
