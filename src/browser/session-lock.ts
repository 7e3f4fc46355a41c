/** The lock that signed-in tabs hold. */
export const sessionLock = 'sessione';
