import { tabKeys } from '../browser/storage-keys';

const fields = { '#login-user': tabKeys.typedUser, '#login-state': tabKeys.loginState };

/**
 * Of a login that was sent the tab keeps the User ID, for the login page that a refusal leads back to, and
 * the state, which its return must bring back; nothing else.
 */
export const keepSentLogin = () =>
  document.addEventListener('submit', ({ target }) => {
    for (const [field, key] of Object.entries(fields)) {
      const value = (target as Element).querySelector<HTMLInputElement>(field)?.value;
      if (value) sessionStorage.setItem(key, value);
    }
  });

export const typedUser = () => sessionStorage.getItem(tabKeys.typedUser) ?? '';

/** The state that the tab has sent; it is good for one return. */
export const takeSentState = () => {
  const sent = sessionStorage.getItem(tabKeys.loginState);
  sessionStorage.removeItem(tabKeys.loginState);
  return sent;
};
