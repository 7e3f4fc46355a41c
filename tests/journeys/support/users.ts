/** What the password of every demo user is. */
export const demoPassword = 'Portale2026';
