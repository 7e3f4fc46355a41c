import axe from 'axe-core';
import { expect } from 'vitest';

/** Colours need a real browser and a fragment has no landmarks: the journeys look at those. */
export async function expectAccessible(element: Element = document.body) {
  const { violations, passes } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(passes.length).toBeGreaterThan(0);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** What a screen reader hears after the name: the text of everything the element is described by. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`).join(' ');
}
