// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { crashOnOwnRejection, showCrashPage } from '../../../src/boot/crash-page';

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

it('a rejection of an extension, a scanner or a wallet leaves the page; one of the portal does not', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reportedBefore = reported.mock.calls.length;
  document.body.innerHTML = '<div id="root">Modulo</div><template id="crash-page">Ops!</template>';
  const rejected = crashOnOwnRejection('https://portale.example/assets/');
  const from = (stack: string) => Object.assign(new Error('no'), { stack });
  for (const reason of [
    undefined,
    'closed',
    { code: 4001 },
    from(
      'Error: no\n    at chrome-extension://abc/inpage.js:1:2\n at https://portale.example/assets/a.js:1:2',
    ),
    from('no@https://portale.example/Registrazione:1:1'),
  ])
    rejected({ reason });
  expect(document.body.textContent).toBe('Modulo');
  rejected({ reason: from('Error: no\n    at f (https://portale.example/assets/a.js:1:2)') });
  expect(document.body.textContent).toBe('Ops!');
  expect(reported).toHaveBeenCalledTimes(reportedBefore + 1);
});
