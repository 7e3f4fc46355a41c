// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { showCrashPage } from '../../../src/boot/crash-page';

it('a portal that cannot go on gives way, once, to the page that says what to do', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML =
    '<div id="root">Attesa</div><template id="crash-page"><h1 tabindex="-1">Ops!</h1></template>';
  showCrashPage(new Error('first'));
  showCrashPage(new Error('second'));
  expect(document.body.textContent).toBe('Ops!');
  expect(document.activeElement?.textContent).toBe('Ops!');
  expect(reported).toHaveBeenCalledTimes(2);
});
