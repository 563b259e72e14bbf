/** What a carrier may be given for a shipment. */
export const starsGiven = [1, 2, 3, 4, 5] as const
export type Stars = (typeof starsGiven)[number]

/** What somebody found good or bad about it. */
export const ratingReasons = ['late', 'damage', 'billing', 'contact', 'driver'] as const
export type RatingReason = (typeof ratingReasons)[number]
