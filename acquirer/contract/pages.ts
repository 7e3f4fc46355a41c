/** Rows on a page of every list that comes in pages (FLO-006). */
export const pageSize = 60;

/** Points of sale on a page, whose number the answer says. */
export const pointsPageSize = 10;

/** The most rows of an export (BUS-011). */
export const exportLimit = 5000;
