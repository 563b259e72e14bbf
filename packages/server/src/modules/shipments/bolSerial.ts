import { isParcelNumber, type Mode, makeBolNumber, makeParcelNumber, modes } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/** The next number of one of a company's series. It stays locked until the transaction ends: none is given twice or lost. */
async function nextSerial(tx: Tx, clientId: number, name: 'bol' | 'parcel'): Promise<number> {
  const { serial } = await tx
    .insertInto('number_series')
    .values({ client_id: clientId, name, next: 2 })
    .onConflict(oc => oc.columns(['client_id', 'name']).doUpdateSet({ next: sql`number_series.next + 1` }))
    .returning(sql<number>`next - 1`.as('serial'))
    .executeTakeFirstOrThrow()
  return serial
}

/**
 * The company's next bill of lading number (rules of the trade: bill of lading): with its GS1 prefix, or with its number
 * here, so that no two companies print the same.
 */
async function nextBolNumber(tx: Tx, clientId: number): Promise<string> {
  const { gs1_prefix } = await tx
    .selectFrom('identity.client')
    .select('gs1_prefix')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const serial = await nextSerial(tx, clientId, 'bol')
  return makeBolNumber(gs1_prefix === '' ? { company: clientId } : { prefix: gs1_prefix }, serial)
}

/** The number that a new shipment is known by: of its bill of lading, or one of its own where it goes under none. */
export const nextShipmentNumber = async (tx: Tx, clientId: number, mode: Mode): Promise<string> =>
  modes[mode].bill === null ? makeParcelNumber(await nextSerial(tx, clientId, 'parcel')) : nextBolNumber(tx, clientId)

/** Whether a bill still needs its number: it has none, or one of a parcel though the shipment is freight by now. */
export const lacksBolNumber = (mode: Mode, number: string): boolean =>
  number === '' || (modes[mode].bill !== null && isParcelNumber(number))
