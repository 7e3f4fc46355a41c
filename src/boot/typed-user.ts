const key = 'userTyped';

/** The User ID of a login that was sent, for the login page that a refusal leads back to; nothing else of it is kept. */
export const keepTypedUser = () =>
  document.addEventListener('submit', ({ target }) => {
    const user = (target as Element).querySelector<HTMLInputElement>('#login-user');
    if (user !== null) sessionStorage.setItem(key, user.value);
  });

export const typedUser = () => sessionStorage.getItem(key) ?? '';
