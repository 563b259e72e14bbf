/** Hundredths of a pound keep sums of typed weights exact. */
export const hundredthsOf = (pounds: number): number => Math.round(pounds * 100)
