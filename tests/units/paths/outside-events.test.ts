import { expect, it } from 'vitest';
import { outside } from '../../../paths/engine/stubs';
import { everyScenario } from '../../../paths/scenarios';

const events = new Set(
  (await everyScenario()).flatMap(({ machine }) => machine.events as string[]),
);

it('every answer that a stub gives is an event of a chart', () => {
  const unknown = outside.filter(
    (each) => ![...events].some((type) => type === each || type.startsWith(`${each}.`)),
  );
  expect(unknown).toEqual([]);
});
