import { install, runTool } from './install.mjs';

install();
process.exitCode = runTool('vite/bin/vite.js', [
  '--config',
  'atlas/vite.config.ts',
  '--port',
  process.env.PORT ?? '4174',
]);
