/** Where the link of an e-mail leads that undoes a new address. */
export const undoPath = '/auth/undo-email';
