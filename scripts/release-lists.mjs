import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

export const modules = join(root, 'node_modules');

export const json = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

export const asJson = (value) => `${JSON.stringify(value, undefined, 2)}\n`;

const isLicence = (file) => /^(licen[cs]e|copying|notice|ofl)\b/i.test(file);

const licenceOf = (place) => {
  const folder = join(modules, place);
  const { name: called, version: at, license, homepage, repository } = json(folder, 'package.json');
  const origin = homepage ?? repository?.url ?? repository ?? 'npmjs.com';
  const texts = readdirSync(folder).filter(isLicence);
  const text = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  const terms = typeof license === 'string' ? license : (license?.type ?? 'see the text');
  return `${called} ${at}\n${terms}\n\n${text || `The package contains no text of its licence; it comes from ${origin}.`}\n`;
};

const isShipped = ([path, { dev, devOptional }]) =>
  path !== '' && !dev && !devOptional && existsSync(join(root, path));

/** Every package of the server and of the portal's bundle. */
const shipped = () =>
  Object.entries(json(root, 'package-lock.json').packages)
    .filter(isShipped)
    .map(([path]) => path.slice('node_modules/'.length));

export const ruler = `\n${'='.repeat(80)}\n\n`;

/** Name, version, terms and text of each licence, as one text. */
export const licences = () => shipped().map(licenceOf).join(ruler);

/** `build/sbom.json` lists the packages of every platform; the archive is for one. */
export const shippedList = () => {
  const list = json(root, 'build', 'sbom.json');
  const named = new Set(
    shipped().map((place) => {
      const { name: called, version: at } = json(modules, place, 'package.json');
      return `${called} ${at}`;
    }),
  );
  const components = list.components.filter((one) => named.has(`${one.name} ${one.version}`));
  const refs = new Set([list.metadata.component, ...components].map((one) => one['bom-ref']));
  const dependencies = list.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn?.filter((ref) => refs.has(ref)) }));
  return { ...list, components, dependencies };
};
