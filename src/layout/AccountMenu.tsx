import type { ReactNode } from 'react';
import type { Looks } from '../../acquirer/contract/preferences';
import { type PageName, pathOf } from '../../machines/pages';
import { accountTexts } from '../italian/portal';
import { Anchor } from '../ui/Anchor';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { headerLink } from './frame-look';
import { useMenu } from './use-menu';
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

/** One on a page, and equal in prerendered HTML, where an id of React would differ. */
const menuId = 'account-menu';
const panel =
  'max-xl:mt-2 max-xl:border-t max-xl:border-line max-xl:pt-2 xl:absolute xl:top-full xl:right-0 xl:z-30 xl:w-80 xl:rounded-panel xl:border xl:border-line xl:bg-surface xl:p-3 xl:shadow-raised';

interface AccountMenuProps {
  name: string;
  here: PageName | undefined;
  reminders: ReactNode;
}

/** The user and the links to change personal data: under a button, or open in the burger menu. */
export function AccountMenu({ name, here, reminders }: AccountMenuProps) {
  const { open, toggle, opener, region } = useMenu();
  return (
    <div ref={region} data-open={open || undefined} className="relative">
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        onClick={toggle}
        data-current={accountTexts.links.some(({ page }) => page === here) || undefined}
        className={`${headerLink} whitespace-nowrap data-current:bg-accent-soft data-current:text-accent max-xl:hidden`}
      >
        <Icon name="person" />
        {accountTexts.title}
        <Icon name="down" size="small" />
      </button>
      <section
        id={menuId}
        aria-label={accountTexts.title}
        className={classes(panel, !open && 'xl:hidden')}
      >
        <p className="px-3 py-2">
          <span className="block text-ink-soft xl:hidden">{accountTexts.title}</span>
          <strong className="block font-semibold wrap-anywhere">{name}</strong>
        </p>
        <ul>
          {accountTexts.links.map(({ page, label, icon }) => (
            <li key={page}>
              <Anchor
                href={pathOf(page)}
                aria-current={page === here ? 'page' : undefined}
                className={`${headerLink} aria-[current]:bg-accent-soft aria-[current]:text-accent`}
              >
                <Icon name={icon} />
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
        <PreferenceChoice name="theme" />
        <PreferenceChoice name="rows" />
        {reminders}
      </section>
    </div>
  );
}
