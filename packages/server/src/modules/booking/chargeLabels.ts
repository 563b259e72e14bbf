import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { chargeByLabels } from '../charges/index.ts'
import { chargeShipment, loadShipment, tenderInForce } from '../shipments/index.ts'
import type { Tender } from './tenders.ts'

/**
 * Brings what a shipment costs in line with the labels of its order, in the transaction that changed them: what was given
 * back leaves at once, what its carrier kept or nobody knows of stays. The caller holds the shipment's lock.
 */
export async function chargeLabels(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  order: Pick<Tender, 'clientId' | 'shipmentId' | 'tenderId'>,
): Promise<void> {
  const { clientId, shipmentId, tenderId } = order
  const charged = await chargeByLabels(tx, order, doer.at)
  if (charged === null) return
  const { rows } = await sql<{ readonly tender_id: number | null }>`
    select ${sql.raw(tenderInForce('s'))} as tender_id from shipment s
     where s.client_id = ${clientId} and s.shipment_id = ${shipmentId}`.execute(tx)
  // What another order of it costs, a surplus one or one that was given back before, is no charge of the shipment's.
  if (rows[0]?.tender_id !== tenderId) return
  const record = await loadShipment(tx, clientId, shipmentId)
  if (record.totalCharge === charged.total || record.carrierScac === '') return
  await chargeShipment(app, tx, doer, record, charged.total)
}
