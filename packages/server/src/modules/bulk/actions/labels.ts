import { calls } from '@waybill/contract'
import { Refusal } from '../../../refusal.ts'
import { mayMake } from '../../../who.ts'
import { voidLabel, voidShipment } from '../../booking/index.ts'
import { lockShipment } from '../../shipments/index.ts'
import type { Action } from '../action.ts'

/**
 * Gives a label back, by the way that one label goes: the last one of a shipment takes its shipment with it. The row ends
 * when its carrier has answered.
 */
const voidLabels: Action = {
  call: calls.VoidLabel,
  list: 'labels',
  async act(given, { id }, { comments }) {
    const { tx, who } = given
    const label = await tx
      .selectFrom('label')
      .select(['shipment_id', 'scanned_at'])
      .where('client_id', '=', who.clientId)
      .where('label_id', '=', id)
      .executeTakeFirst()
    if (label === undefined) throw new Refusal('NotFound')
    // Scanned since it was shown: it is on its way.
    if (label.scanned_at !== null) throw new Refusal('LabelScanned')
    const { shipment_id: shipmentId } = label
    const { version } = await lockShipment(tx, who.clientId, shipmentId)
    const input = { shipmentId, version, labelId: id, reason: comments }
    try {
      await voidLabel({ ...given, query: {}, input })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'LastLabel') throw error
      // The shipment goes with it: who may not void shipments leaves it.
      if (!mayMake(who, calls.Void)) throw error
      await voidShipment({ ...given, query: {}, input: { shipmentId, version, reason: comments } })
    }
    return { started: [{ kind: 'label', id }] }
  },
}

export const labelActions = { voidLabels }
