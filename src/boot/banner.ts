import * as keys from '../browser/session-keys';
import { formatAddress } from '../italian/address';
import { welcomeTexts } from '../italian/portal';
import { isWarnedAt } from '../portal/password-expiry';

const stored = () => {
  try {
    return JSON.parse(sessionStorage.getItem(keys.merchant) ?? '');
  } catch {
    return null;
  }
};

const warnOf = (daysLeft: number) => {
  const strip = document.querySelector<HTMLElement>('[data-expiry]');
  const text = strip?.querySelector('p > span');
  if (!strip || !text) return;
  text.textContent = welcomeTexts.passwordExpires(daysLeft);
  strip.hidden = false;
};

/**
 * Shows the merchant's name, and a password that is about to expire, before the portal is loaded; the
 * portal checks the stored data.
 */
export const fillBanner = () => {
  const [greeting, address] = document.querySelectorAll('[data-banner] > :last-child p');
  const merchant = stored();
  if (!greeting || !address || !merchant?.name) return;
  if (isWarnedAt(merchant.passwordExpireDay)) warnOf(merchant.passwordExpireDay);
  greeting.textContent = welcomeTexts.greeting(merchant.name);
  address.textContent = formatAddress(merchant);
};
