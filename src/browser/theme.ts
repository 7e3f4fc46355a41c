/** As the device looks (''), or as was chosen here; it stays with the device, whoever logs in or out. */
export type Theme = '' | 'light' | 'dark';

export const themeKey = 'theme';

/** Nothing is chosen where pages are written. */
export const chosenTheme = () => globalThis.localStorage?.getItem(themeKey) ?? '';

/** The pages wear what was chosen. */
export const wearTheme = () => {
  document.documentElement.dataset.theme = chosenTheme();
};

export const chooseTheme = (theme: Theme) => {
  localStorage.setItem(themeKey, theme);
  wearTheme();
};
