/** Indexes and means as the bounds of their classes are written: 88.31. */
export const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
