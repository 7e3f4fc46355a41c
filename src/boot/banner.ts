import * as keys from '../browser/session-keys';
import { formatAddress } from '../italian/address';
import { welcomeTexts } from '../italian/portal';

const stored = () => {
  try {
    return JSON.parse(sessionStorage.getItem(keys.merchant) ?? '');
  } catch {
    return null;
  }
};

/** Shows the merchant's name before the portal is loaded; the portal checks the stored data. */
export const fillBanner = () => {
  const [greeting, address] = document.querySelectorAll('[data-banner] p');
  const merchant = stored();
  if (!greeting || !address || !merchant?.name) return;
  greeting.textContent = welcomeTexts.greeting(merchant.name);
  address.textContent = formatAddress(merchant);
};
