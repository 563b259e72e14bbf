import { prefixPattern } from '../../db/likePattern.ts'

/** Numbers that begin like a text are looked at so far: more of them are no number that somebody means. */
const LOOKED_AT_MAX = 5000

const beginning = (client: string, column: 'key' | 'tail', pattern: string): string => `(
  select shipment_id from shipment_reference
   where client_id = ${client} and ${column === 'tail' ? "tail <> '' and " : ''}${column} like lower(${pattern})
   order by ${column} desc limit ${LOOKED_AT_MAX})`

/**
 * SQL that finds shipments by the beginning of a number or of what follows its first word (`PO 4711` by `4711`). Each part walks its own index from the
 * highest number down, which is the newest where numbers run. What stands on the label of a unit is such a number.
 */
export const numbersSql = (client: string, pattern: string): string =>
  `${beginning(client, 'key', pattern)} union all ${beginning(client, 'tail', pattern)} union all (
  select shipment_id from unit_label where client_id = ${client} and number like upper(${pattern})
   order by number desc limit ${LOOKED_AT_MAX})`

/** Whether a text may be a whole tracking number: no carrier's is shorter, and each has digits. */
export const isTracked = (searched: string): boolean => /^\w{8,}$/.test(searched) && /\d/.test(searched)

/** SQL that finds shipments by a whole tracking number of one of their labels. */
export const trackedSql = (client: string, whole: string): string => `(
  select shipment_id from label
   where client_id = ${client} and tracking_number <> '' and tracking_number = upper(${whole}) limit ${LOOKED_AT_MAX})`

/** The beginning of a number that is kept backwards, which is its end. */
export const endingPattern = (digits: string): string => prefixPattern([...digits].toReversed().join(''))

/**
 * SQL that finds shipments by the last digits of a BOL, PRO or tracking number, with the kind of the number and the number.
 * @param pattern the place of an {@link endingPattern}
 */
export function endingsSql(client: string, pattern: string): string {
  const from = (table: string, kind: string, number: string) => `(
  select shipment_id, ${kind} as kind, ${number} as number from ${table}
   where client_id = ${client} and ending <> '' and ending like ${pattern}
   order by ending desc limit ${LOOKED_AT_MAX})`
  return `${from('shipment_reference', 'kind', 'value')} union all ${from('label', "'tracking'", 'tracking_number')}`
}

/** Trigrams find nothing shorter. */
const TRIGRAM = 3

/** Whether names have an index for the text. */
export const isIndexed = (searched: string): boolean => [...searched].length >= TRIGRAM

/** A text too short for the index of names is looked for in the newest this many shipments. */
const NEWEST = 5000

/** SQL that finds shipments by a text inside a name. */
export const namesSql = (client: string, pattern: string, searched: string): string =>
  !isIndexed(searched)
    ? `select shipment_id from (
         select shipment_id, search_text from shipment where client_id = ${client} order by shipment_id desc limit ${NEWEST}) newest
        where search_text like lower(${pattern})`
    : `select shipment_id from shipment where client_id = ${client} and search_text like lower(${pattern})`
