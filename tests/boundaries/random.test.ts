import fc from 'fast-check';
import { expect, it } from 'vitest';

const failing = (property: () => void) => {
  try {
    property();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

it('a random test that fails says its seed, and how to repeat it', () => {
  const small = fc.property(fc.nat(), (value) => expect(value).toBeLessThan(3));
  const message = failing(() => fc.assert(small, { seed: 42 }));
  expect(message).toContain('seed: 42');
  expect(message).toContain(
    'npx vitest run tests/boundaries/random.test.ts, with the environment variable SEED=42',
  );
});
