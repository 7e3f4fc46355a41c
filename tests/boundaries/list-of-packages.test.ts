import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packagesOfProduct } from '../../scripts/build.mjs';

it('the list of packages (CycloneDX) names each that the product is made of, and no tool', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { bomFormat, components, metadata } = packagesOfProduct();
  const listed = components.map(({ name, version }) => `${name} ${version}`);
  const wanted = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component.name).toBe('portale-esercenti');
  expect(wanted.filter((one) => !listed.includes(one))).toEqual([]);
  expect(components.map(({ name }) => name)).not.toContain('vitest');
});
