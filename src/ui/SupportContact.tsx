import { createContext, useContext } from 'react';
import { supportTexts } from '../italian/shared';
import { useHydrated } from './use-hydrated';

export interface Support {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly hours: string;
}

const SupportContext = createContext<Support | null>(null);

/** The support contacts that the acquirer configures; null without any. */
export const SupportProvider = SupportContext.Provider;

/** Null without contacts. */
export const useSupport = (): Support | null => {
  const support = useContext(SupportContext);
  const hydrated = useHydrated();
  if (!hydrated || support === null) return null;
  return support.phone || support.email ? support : null;
};

const link =
  'inline-flex min-h-11 items-center font-semibold underline decoration-line-strong underline-offset-4 hover:text-accent';

/** Phone, e-mail and hours, wherever a message asks to call; nothing if none is configured. */
export function SupportContact() {
  const support = useSupport();
  if (support === null) return null;
  const { phone, email, hours } = support;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {supportTexts.title}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
          {phone}
        </a>
      )}
      {phone && <span>({hours})</span>}
      {email && (
        <a href={`mailto:${email}`} className={`${link} wrap-anywhere`}>
          {email}
        </a>
      )}
    </p>
  );
}
