import type { Looks } from '../../acquirer/contract/preferences';
import { accountTexts } from '../italian/portal';
import { usePreferences } from './use-preferences';

/** One preference, its options side by side. */
export function PreferenceChoice<Name extends keyof Looks>({ name }: { readonly name: Name }) {
  const { preferences, change } = usePreferences();
  const { title, options } = accountTexts[name];
  const values = Object.entries(options) as [Looks[Name], string][];
  return (
    <fieldset className="mt-2 border-t border-line px-3 pt-3 pb-1">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-1.5 text-ink-soft">
        {title}
      </p>
      <div className="flex rounded-control border border-line-strong">
        {values.map(([value, label]) => (
          <label
            key={value}
            className="relative grid min-h-11 grow cursor-pointer place-items-center rounded-control px-2 font-semibold has-[:checked]:bg-accent-soft has-[:checked]:text-accent has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={preferences[name] === value}
              onChange={() => change({ [name]: value })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
