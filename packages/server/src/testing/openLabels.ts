import { contentNow, lockShipment } from '../modules/shipments/index.ts'
import type { Person } from './company.ts'
import type { TestNode } from './node.ts'
import { buildParcels, upsLogin } from './parcels.ts'
import { connect } from './wire.ts'

/** An account that labels are bought with, and a label of it that stands on no manifest; nobody was asked for either. */
export async function openLabel(node: TestNode, person: Person, scac = 'UPSN') {
  await connect(node, person, [scac], { connector: 'ups', login: upsLogin })
  const { shipmentId } = await buildParcels(node, person)
  const { clientId, userId } = person
  const now = node.clock.now()
  return node.app.db.forClient(clientId).transaction(async tx => {
    const own = { client_id: clientId, shipment_id: shipmentId }
    const record = await lockShipment(tx, clientId, shipmentId)
    const { contentNo } = await contentNow(tx, record, now)
    const { account_id: AccountID } = await tx
      .selectFrom('carrier_account')
      .select('account_id')
      .where('client_id', '=', clientId)
      .where('connector', '=', 'ups')
      .orderBy('account_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { tender_id } = await tx
      .insertInto('tender')
      .values({
        ...{ ...own, content_no: contentNo, scac: 'UPSN', carrier_name: 'Test UPSN', way: 'api', state: 'awarded' },
        ...{ account_id: AccountID, currency: 'USD', service: 'UPS Ground', service_code: '03', total: 900 },
        ...{ requested_by: userId, requested_at: now.toISOString() },
      })
      .returning('tender_id')
      .executeTakeFirstOrThrow()
    const { unit_id } = await tx
      .selectFrom('handling_unit')
      .select('unit_id')
      .where('client_id', '=', clientId)
      .where('shipment_id', '=', shipmentId)
      .limit(1)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('label')
      .values({
        ...{ ...own, tender_id, transmission_id: tender_id, unit_id, place: 1, state: 'bought' },
        ...{ tracking_number: `1Z${tender_id}`, bought_at: now.toISOString() },
      })
      .execute()
    return { AccountID, shipmentId, tenderId: tender_id }
  })
}

/** Where a truck is asked to. */
export const pickupPlace = {
  ...{ CompanyName: 'Test Dock', Street: '1 Dock Road', City: 'Dayton', State: 'OH', Zip: '45402' },
  ...{ ContactName: 'Ada', ContactNumber: '937-555-0100' },
}
