/** Numbers that begin like a text are looked at so far: more of them are no number that somebody means. */
const LOOKED_AT_MAX = 5000

const beginning = (client: string, column: 'key' | 'tail', pattern: string): string => `(
  select shipment_id, ${column} as found from shipment_reference
   where client_id = ${client} and ${column === 'tail' ? "tail <> '' and " : ''}${column} like lower(${pattern})
   order by ${column} desc limit ${LOOKED_AT_MAX})`

/**
 * SQL that finds shipments by the beginning of a number or of what follows its first word (`PO 4711` by `4711`), with
 * what was found. Each half walks its own index from the highest number down, which is the newest where numbers run.
 */
export const numbersSql = (client: string, pattern: string): string =>
  `${beginning(client, 'key', pattern)} union all ${beginning(client, 'tail', pattern)}`
