import { expect, it } from 'vitest';
import { flowNames } from '../../../machines/pages';
import { screens } from '../../../paths/screens';

/** Movimenti is the search alone, whose paths are those of the shared chart; Impostazioni has links only. */
const withoutScreen = ['movements', 'settings'];

it('every flow has a screen on which its generated paths are played', () => {
  const withScreen = new Set(screens.map(([, , flow]) => flow));
  expect(flowNames.filter((flow) => !withScreen.has(flow))).toEqual(withoutScreen);
});
