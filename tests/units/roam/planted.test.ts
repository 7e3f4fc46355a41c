import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ofEvents, ofScreens } from '../../roam/invariants';
import { faults } from '../../roam/planted';

const root = join(import.meta.dirname, '../../..');

it.each(faults)('$name: has its place in the sources, and rules that find it', (fault) => {
  expect(readFileSync(join(root, fault.file), 'utf8')).toContain(fault.original);
  expect(['leadsOut', ...ofEvents, ...ofScreens]).toEqual(expect.arrayContaining([...fault.rules]));
});
