/** The password of every demo user. */
export const demoPassword = 'Portale2026';
