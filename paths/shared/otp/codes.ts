/** A page of a code that was just sent. */
export const justSent = {
  sentAt: Date.UTC(2026, 10, 21, 9),
  sure: true,
  stands: false,
  voids: false,
};
