import { useState } from 'react';
import { chooseTheme, chosenTheme, type Theme } from '../browser/theme';
import { accountTexts } from '../italian/portal';

const themes: readonly Theme[] = ['', 'light', 'dark'];

/** Light, dark, or the device's setting. */
export function ThemeChoice() {
  const [chosen, setChosen] = useState(chosenTheme);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return (
    <fieldset className="mt-2 border-t border-line px-3 pt-3 pb-1">
      <legend className="sr-only">{accountTexts.theme.title}</legend>
      <p aria-hidden="true" className="mb-1.5 text-ink-soft">
        {accountTexts.theme.title}
      </p>
      <div className="flex rounded-control border border-line-strong">
        {themes.map((theme) => (
          <label
            key={theme}
            className="relative grid min-h-11 grow cursor-pointer place-items-center rounded-control px-2 font-semibold has-[:checked]:bg-accent-soft has-[:checked]:text-accent has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-accent"
          >
            <input
              type="radio"
              name="theme"
              checked={chosen === theme}
              onChange={() => choose(theme)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {accountTexts.theme[theme || 'device']}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
