import type pg from 'pg'
import { OperatorFault } from '../operatorFault.ts'

/**
 * A schema that is there from the moment a restore takes anything away until all of it is there. It stands beside those that are
 * taken away, so that no step of a restore is without it.
 */
const MARK = 'restore_under_way'

/** Part of the transaction that takes away what was there. */
export const markRestore = `create schema if not exists ${MARK}`
/** Part of the transaction that a restore ends with. */
export const unmarkRestore = `drop schema ${MARK}`

/** A restore was cut off: the message is for the operator. */
export class HalfRestored extends OperatorFault {
  readonly exitCode = 65
}

/** Asked by whoever starts on a database or reads all of it, under {@link alone}. @throws {HalfRestored} */
export async function refuseHalfRestored(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ half: boolean }>(`select to_regnamespace('${MARK}') is not null as half`)
  if (rows[0]?.half !== true) return
  throw new HalfRestored(
    'A restore into this database was cut off, or is under way. Wait for its end, or run it again: npm run admin -- restore FILE --over',
  )
}
