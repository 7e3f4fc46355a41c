/** What the tabs that are signed in hold. */
export const sessionLock = 'sessione';
