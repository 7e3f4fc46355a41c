import axe from 'axe-core';
import { expect } from 'vitest';

/** Colours need a real browser and a fragment has no landmarks: the journeys check those. */
export async function expectAccessible(element: Element = document.body) {
  const { violations, passes } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(passes.length).toBeGreaterThan(0);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/**
 * The description that a screen reader reads after the name: the texts of all describing elements.
 */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`).join(' ');
}
