import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { extname, join } from 'node:path';
import { root, run, stopWith } from './install.mjs';
import { asJson, json, licences, modules, shippedList } from './release-lists.mjs';

const releases = join(root, 'build', 'release');
const server = join(root, 'build', 'acquirer');

const { version } = json(root, 'package.json');
/** The name includes the platform, because password hashing is a native module. */
const name = `portale-esercenti-${version}-${process.platform}-${process.arch}`;

/** The archive that an integrator takes. */
export const archive = join(releases, `${name}.tar.gz`);

const packageOf = (source) => source.split('/', source.startsWith('@') ? 2 : 1).join('/');

/** The server opens these by `require.resolve`, which no import shows (acquirer/server/statements/font.ts). */
const opened = ['@expo-google-fonts/source-sans-3'];

/** The packages that the built server imports. */
const imported = async () => {
  const { parseSync } = await import('vite');
  const sources = readdirSync(server, { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const text = readFileSync(join(server, file), 'utf8');
      const { staticImports, dynamicImports } = parseSync(file, text).module;
      const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) =>
        text.slice(start, end).replaceAll(/^["'`]|["'`]$/g, ''),
      );
      return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...dynamic];
    });
  return sources.filter((source) => /^[\w@]/.test(source) && !isBuiltin(source)).map(packageOf);
};

/** The place where Node finds a package for an importer, both relative to `node_modules`. */
const placeOf = (wanted, from) => {
  const parents = from.split('/node_modules/');
  const places = parents.map((_, depth) => [...parents.slice(0, parents.length - depth), wanted]);
  return [...places.map((parts) => parts.join('/node_modules/')), wanted].find((place) =>
    existsSync(join(modules, place, 'package.json')),
  );
};

/**
 * The places of a package and its dependencies; packages of other platforms are not installed and
 * are left out.
 */
const withDependencies = (wanted, from = '', places = new Set()) => {
  const place = placeOf(wanted, from);
  if (place === undefined || places.has(place)) return places;
  places.add(place);
  const { dependencies, optionalDependencies } = json(modules, place, 'package.json');
  for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
    withDependencies(dependency, place, places);
  return places;
};

const needless = new Set(['.map', '.ts', '.mts', '.cts']);

const copyPackage = (place, target) =>
  cpSync(join(modules, place), join(target, 'node_modules', place), {
    recursive: true,
    filter: (source) =>
      !needless.has(extname(source)) &&
      !source.slice(modules.length + place.length).includes('node_modules'),
  });

const entry = `import './open-files.mjs';
// Paths of the settings are relative to this folder.
process.chdir(import.meta.dirname);
await import('./server/main.js');
`;

const readme = `# Portale Esercenti ${version}
\`node server.js\` starts portal and reference acquirer at http://localhost:4173 (Node.js 20.19 or later, ${process.platform} ${process.arch}).
Behind a back end of your own serve \`dist/\` alone, with a \`config.json\` like \`config.example.json\` beside \`index.html\`.
\`deploy/\` has a systemd unit, alert rules and a dashboard.
\`LICENSES.txt\` holds the licences of what is shipped, \`sbom.json\` lists it (CycloneDX).
`;

const exampleConfiguration = {
  apiBaseUrl: 'https://api.example.it/merchant',
  authentication: { loginUrl: 'https://login.example.it/' },
};

/**
 * Writes the archive for integrators. It runs without the sources, on the platform that made it.
 */
export const release = async () => {
  const folder = join(releases, name);
  rmSync(releases, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(server, join(folder, 'server'), { recursive: true });
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  const places = new Set();
  for (const wanted of [...(await imported()), ...opened]) withDependencies(wanted, '', places);
  for (const place of places) copyPackage(place, folder);
  writeFileSync(join(folder, 'server.js'), entry);
  cpSync(join(root, 'scripts', 'open-files.mjs'), join(folder, 'open-files.mjs'));
  writeFileSync(
    join(folder, 'package.json'),
    asJson({ name, version, type: 'module', private: true }),
  );
  writeFileSync(join(folder, 'config.example.json'), asJson(exampleConfiguration));
  writeFileSync(join(folder, 'LICENSES.txt'), licences());
  writeFileSync(join(folder, 'sbom.json'), asJson(shippedList()));
  writeFileSync(join(folder, 'README.md'), readme);
  const packed = run('tar', ['-czf', `${name}.tar.gz`, name], { cwd: releases });
  if (packed !== 0) stopWith('L’archivio non si è potuto scrivere: serve il comando tar.');
  rmSync(folder, { recursive: true });
  process.stdout.write(`build/release/${name}.tar.gz: ${places.size} pacchetti\n`);
};
