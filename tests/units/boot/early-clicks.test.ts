// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { recordClicks, takePressed } from '../../../src/boot/early-clicks';

const pressed = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><b>Riepilogo</b></a>`;
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.querySelector('b')?.click();
  return link?.getAttribute('href');
};

describe('a prerendered link that is pressed before the code runs', () => {
  afterEach(() => {
    window.history.replaceState(null, '', '/');
    document.body.innerHTML = '';
  });

  it('keeps the shop of the address, once; the portal decides for itself afterwards', () => {
    window.history.replaceState(null, '', '/Home/Movimenti?codPos=2000000101&month=202610');
    recordClicks(window);
    expect(pressed('/Home/Riepilogo')).toContain('/Home/Riepilogo?codPos=2000000101');
    expect(pressed('/Home/Riepilogo?codPos=2000000102')).toBe('/Home/Riepilogo?codPos=2000000102');
    expect(pressed('/Insoluti')).toBe('/Insoluti');
    takePressed(window);
    expect(pressed('/Home/Riepilogo')).toBe('/Home/Riepilogo');
  });
});
