/** Rows per page of every paged list (FLO-006). */
export const pageSize = 60;

/** Points of sale per page; the answer carries their number. */
export const pointsPageSize = 10;

/** The most rows of an export (BUS-011). */
export const exportLimit = 5000;
