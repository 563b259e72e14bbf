import type { ConfirmAnotherLoad } from '@waybill/contract/calls/Shipment/ConfirmAnotherLoad.ts'
import { recordChange } from '../../audit.ts'
import { acrossDocks } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { bookingRightOf } from '../../identity/memberships.ts'
import { Refusal } from '../../refusal.ts'
import { loadShipment } from '../shipments/index.ts'
import { twinNumber } from './sameLoad.ts'

export const confirmAnotherLoad: Handler<typeof ConfirmAnotherLoad> = async ({ tx, who, request, input, now }) => {
  const { clientId, userId } = who
  const { shipmentId, otherId } = input
  await loadShipment(tx, clientId, shipmentId)
  // The other one may be at a dock of others: it is said that it is there, and not shown.
  await acrossDocks(tx, () => loadShipment(tx, clientId, otherId))
  if ((await bookingRightOf(tx, { clientId, userId }))?.mayBook !== true) throw new Refusal('MayNotBook')
  const bol = await twinNumber(tx, { clientId, shipmentId }, otherId)
  // Nobody would be asked, or was answered already.
  if (bol === null) return { Status: 'Success' }
  await acrossDocks(tx, () =>
    tx
      .insertInto('another_load')
      .values({
        ...{ client_id: clientId, shipment_id: shipmentId, other_id: otherId },
        ...{ confirmed_by: userId, confirmed_at: now.toISOString() },
      })
      .onConflict(oc => oc.doNothing())
      .execute(),
  )
  const entry = { entity: 'shipment', entityId: shipmentId, action: 'anotherLoad' }
  await recordChange(tx, { who, requestId: request.id, at: now }, { ...entry, after: { note: bol } })
  return { Status: 'Success' }
}
