import type { Screen } from '../observe';
import { buttonOf, pressIn } from './controls';
import type { Means, Outcome } from './means';
import { until } from './until';

/**
 * Presses a tile of Home, and the last of what can be pressed before the session is refreshed. The
 * screen that it returns has only these controls.
 */
export const pressWhileRefreshing = async (
  means: Means,
  screen: Screen,
  name: string,
): Promise<Outcome> => {
  const { person, wire } = means;
  wire.hold.begin(({ alias }) => alias === 'getSession');
  try {
    if ((await pressIn(means, screen, buttonOf(screen, name))) === null) return null;
    await until(() => wire.hold.count() > 0, 3000);
    if (wire.hold.count() === 0) return { ...screen, controls: [] };
    const waiting = await person.glance();
    const controls = await person.withinReach(waiting);
    const last = controls.at(-1);
    if (last !== undefined) await person.press(waiting, last);
    return { ...waiting, controls };
  } finally {
    wire.hold.release();
  }
};
