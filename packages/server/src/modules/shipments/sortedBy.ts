// What lists sort and narrow by, as their indexes have it. No `coalesce`: PostgreSQL takes it for something that might tell a row
// before row level security has judged it, and then looks for nothing in an index by it (optimizer, contain_leaked_vars).

/** The day of pickup; before all others where none is planned. */
export const pickupDay = (of: string): string =>
  `case when ${of}.pickup_date is null then '-infinity'::date else ${of}.pickup_date end`

/** What we owe for it, in minor units; -1 where no price is known or others pay. */
export const chargeOrNone = (of: string): string =>
  `case when ${of}.terms = 'prepaid' and ${of}.total_charge is not null then ${of}.total_charge else -1 end`

/** How urgent its worst exception is, the lower the sooner; after all others where there is none. */
export const urgencyOrNone = (of: string): string =>
  `case when ${of}.exception_urgency is null then 9007199254740991 else ${of}.exception_urgency end`
