import { defineConfig } from 'vitest/config';

/** What the atlas exports, at work in somebody else's program: too long for every day, part of `npm run atlas:test`. */
export default defineConfig({
  test: {
    include: ['tests/interpreter/*.test.ts'],
    environment: 'happy-dom',
    testTimeout: 600_000,
  },
});
