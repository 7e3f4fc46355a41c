// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillBanner } from '../../../src/boot/banner';
import { merchant as key } from '../../../src/browser/session-keys';
import { unfilledHomeBanner } from '../../../src/portal/home-banner';

const merchant = { name: 'BAR SPORT', address: 'Via Roma 1', city: 'Milano' };
const stores = (passwordExpireDay: number) =>
  sessionStorage.setItem(key, JSON.stringify({ ...merchant, passwordExpireDay }));
const strip = () => document.querySelector<HTMLElement>('[data-expiry]');

beforeEach(() => {
  document.body.innerHTML = renderToString(unfilledHomeBanner);
});
afterEach(() => sessionStorage.clear());

describe('the strip of Home before the portal is loaded', () => {
  it('[HOM-001] has no name and warns of nothing until the merchant is known', () => {
    fillBanner();
    expect(strip()?.hidden).toBe(true);
    expect(document.body.textContent).not.toContain('BAR SPORT');
  });

  it.each([
    [10, 'La sua password scade tra 10 giorni.'],
    [0, 'La sua password è scaduta.'],
  ])('[HOM-002] warns of a password with %i days left', (days, words) => {
    stores(days);
    fillBanner();
    expect(strip()?.hidden).toBe(false);
    expect(strip()?.textContent).toContain(words);
    expect(document.body.textContent).toContain('Benvenuto, BAR SPORT');
  });

  it('[HOM-002] does not with more days', () => {
    stores(11);
    fillBanner();
    expect(strip()?.hidden).toBe(true);
    expect(document.body.textContent).toContain('Benvenuto, BAR SPORT');
  });
});
