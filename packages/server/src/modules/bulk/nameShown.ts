import { type RawBuilder, sql } from 'kysely'
import type { Who } from '../../who.ts'
import { actions } from './actions.ts'

const aboutShipments = Object.entries(actions).flatMap(([name, { list }]) => (list === 'shipments' ? [name] : []))

/**
 * What a row of a job is called: by its number alone where its shipment is of a dock at which its reader does not work any more.
 * @param rows what the rows of `bulk_row` are called in the statement
 */
export function nameShown({ docks }: Who, rows: string): RawBuilder<string> {
  const of = (column: string) => sql.ref(`${rows}.${column}`)
  if (docks === null) return sql`${of('name')}`
  return sql`case when exists (
      select from bulk_job j where j.client_id = ${of('client_id')} and j.bulk_id = ${of('bulk_id')}
         and j.action = any(${aboutShipments}::text[]))
    and not exists (
      select from shipment s where s.client_id = ${of('client_id')} and s.shipment_id = ${of('subject_id')})
    then '#' || ${of('subject_id')} else ${of('name')} end`
}
