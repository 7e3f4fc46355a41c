import { deviceKeys } from './storage-keys';

/**
 * The device's theme (''), or the one chosen here; the choice belongs to the device, not to the
 * user.
 */
export type Theme = '' | 'light' | 'dark';

/** Nothing is chosen where pages are written. */
export const chosenTheme = () => globalThis.localStorage?.getItem(deviceKeys.theme) ?? '';

/** The pages wear what was chosen. */
export const wearTheme = () => {
  document.documentElement.dataset.theme = chosenTheme();
};

export const chooseTheme = (theme: Theme) => {
  localStorage.setItem(deviceKeys.theme, theme);
  wearTheme();
};
