const warnedBelow = 11;

/** HOM-002: whether so few days are left that the merchant is warned. */
export const isWarnedAt = (daysLeft: number) => daysLeft < warnedBelow;
