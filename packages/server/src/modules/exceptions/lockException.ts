import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

/** @throws {Refusal} NotFound where the company has no such exception */
export async function lockException(tx: Tx, clientId: number, exceptionId: number) {
  const row = await tx
    .selectFrom('exception')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('exception_id', '=', exceptionId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('NotFound')
  return row
}

export type Exception = Awaited<ReturnType<typeof lockException>>

const nameIn = async (tx: Tx, clientId: number, userId: number): Promise<string> => {
  const person = await tx
    .selectFrom('identity.member')
    .select(['first_name', 'last_name'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim()
}

/** @throws {Refusal} ExceptionClosed, ExceptionHeld or ExceptionChanged where somebody else did something with it since it was seen */
export async function expectSeen(tx: Tx, row: Exception, version: number): Promise<void> {
  const { client_id, closed_by, assigned_to } = row
  if (closed_by !== null) throw new Refusal('ExceptionClosed', { name: await nameIn(tx, client_id, closed_by) })
  if (row.version === version) return
  if (assigned_to === null) throw new Refusal('ExceptionChanged')
  throw new Refusal('ExceptionHeld', { name: await nameIn(tx, client_id, assigned_to) })
}

type Fields = Readonly<Record<string, string | number | null>>

/** What a person did with one: in the history, on the socket, and looked at again, because what is worst may be another. */
export async function said(
  app: App,
  tx: Tx,
  doer: Doer,
  { exception_id, shipment_id, carrier_id }: Exception,
  { action, before, after }: { readonly action: string; readonly before: Fields; readonly after: Fields },
): Promise<void> {
  const { clientId } = doer.who
  await recordChange(tx, doer, { entity: 'exception', entityId: exception_id, action, before, after })
  const about = shipment_id === null ? { carrierId: carrier_id } : { shipmentId: shipment_id }
  await app.realtime.tell({ clientId, topic: 'exception', data: about }, tx)
  if (shipment_id !== null) await app.due.put(tx, 'exception', { clientId, subjectId: shipment_id }, doer.at)
  else if (carrier_id !== null) await app.due.put(tx, 'insurance', { clientId, subjectId: carrier_id }, doer.at)
}
