import '../../../src/styles.css';
import { screens } from '../../../walks/screens';
import { observer } from './observer';
import { playScreen } from './play';

/** A link that nobody takes for the portal leads nowhere: the path goes on where it is. */
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});
window.addEventListener('submit', (event) => event.preventDefault());

globalThis.playScreens = async (name) => {
  const load = new Map(screens).get(name);
  if (load === undefined) throw new Error(`No screens "${name}"`);
  const suites = [];
  for (const screen of await load()) suites.push(await playScreen(screen, observer));
  return suites;
};
