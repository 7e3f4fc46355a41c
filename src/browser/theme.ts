import { deviceKeys } from './storage-keys';

/** As the device looks (''), or as was chosen here; it stays with the device, whoever logs in or out. */
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
