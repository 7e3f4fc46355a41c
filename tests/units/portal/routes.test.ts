import { describe, expect, it } from 'vitest';
import { addresses } from '../../../machines/portal/addresses';
import { routes } from '../../../src/routes';

/** What the portal chart shows by itself. */
const ofThePortal = ['/', '/login', '/ErrorPageReg', '/ErrorPage'];

describe('every address of the portal has a page', () => {
  it.each(addresses.map(({ path }) => path).filter((path) => !ofThePortal.includes(path)))(
    '%s',
    (path) => {
      const owners = routes.filter((route) => route.paths.includes(path));
      const inner = routes.filter((route) => route.inner?.includes(path));
      expect(owners.length + inner.length, 'flows that live there').toBeGreaterThan(0);
      expect(owners.length, 'flows that are entered there').toBeLessThanOrEqual(1);
    },
  );

  it('and no flow lives where the portal has no address', () => {
    const known = addresses.map(({ path }) => path);
    const lived = routes.flatMap(({ paths, inner = [] }) => [...paths, ...inner]);
    expect(lived.filter((path) => !known.includes(path))).toEqual([]);
  });
});
