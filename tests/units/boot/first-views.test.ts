import { expect, it } from 'vitest';
import { extensionOf, pageNames } from '../../../machines/pages';
import { firstCalls } from '../../../src/boot/first-views';
import { ofLists } from '../../../src/portal/lists';

it('a page of an extension asks for nothing early, because its call may not be offered', () => {
  const extended = pageNames.filter((page) => extensionOf(page) !== null);
  expect(extended).toContain('payouts');
  expect(extended.flatMap((page) => firstCalls(page))).toEqual([]);
  expect(firstCalls('movements')).not.toEqual([]);
});

it('every list is found by the name of its page', () => {
  for (const [place, page] of Object.entries(ofLists(({ page }) => page))) expect(page).toBe(place);
});
