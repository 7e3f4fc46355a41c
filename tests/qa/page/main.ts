import '../../../src/styles.css';
import { runFile } from './vitest';

const views = import.meta.glob('../../paths/**/*.view.test.tsx');

/** A link that nobody takes for the portal leads nowhere: the path goes on where it is. */
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});
window.addEventListener('submit', (event) => event.preventDefault());

globalThis.playView = (file) => {
  const load = views[`../../paths/${file}`];
  if (load === undefined) throw new Error(`No view ${file}`);
  return runFile(load);
};
