import { tabKeys } from '../browser/storage-keys';

const fields = { '#login-user': tabKeys.typedUser, '#login-state': tabKeys.loginState };

/**
 * The tab keeps two values of a login that was sent. The User ID fills the login page after a
 * refusal; the state must be part of the return.
 */
export const keepSentLogin = () =>
  document.addEventListener('submit', ({ target }) => {
    for (const [field, key] of Object.entries(fields)) {
      const value = (target as Element).querySelector<HTMLInputElement>(field)?.value;
      if (value) sessionStorage.setItem(key, value);
    }
  });

export const typedUser = () => sessionStorage.getItem(tabKeys.typedUser) ?? '';

const take = (key: string) => {
  const sent = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return sent;
};

/** What the tab has sent with its login; it is valid for one return. */
export const takeSentLogin = () => ({
  state: take(tabKeys.loginState),
  verifier: take(tabKeys.loginVerifier),
});
