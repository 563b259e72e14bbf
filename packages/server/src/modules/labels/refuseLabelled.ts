import {
  changedFields,
  holdsPackage,
  type LabelState,
  modes,
  type Package,
  packagesOf,
  type Shipment,
  textOf,
} from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

interface Labelled {
  readonly clientId: number
  readonly shipmentId: number
  readonly shipment: Shipment
}

/** What a label says of its shipment beside its own package: nothing of it changes while one is in force. */
const onLabels: ReadonlySet<string> = new Set([
  ...['mode', 'terms', 'billTo', 'parcel', 'declaredValue', 'currency', 'stops', 'pickup.date'],
  ...['origin.place', 'origin.contact', 'destination.place', 'destination.contact'],
])

const keyOf = ({ unitId, place }: Pick<Package, 'unitId' | 'place'>): string => `${unitId}/${place}`

/**
 * A package with a label in force is neither changed nor taken away, nor is the way it goes: its label says them.
 * @throws {Refusal} LabelHeld
 */
export async function refuseLabelled(tx: Tx, before: Labelled, after: Shipment): Promise<void> {
  if (!modes[before.shipment.mode].isLabelled) return
  const rows = await tx
    .selectFrom('label')
    .select(['unit_id', 'place', 'state', 'is_surplus', 'tracking_number'])
    .where('client_id', '=', before.clientId)
    .where('shipment_id', '=', before.shipmentId)
    .execute()
  const held = rows.filter(row => holdsPackage({ state: row.state as LabelState, isSurplus: row.is_surplus }))
  const [first] = held
  if (first === undefined) return
  if (changedFields(before.shipment, after).some(field => onLabels.has(field))) {
    throw new Refusal('LabelHeld', { tracking: first.tracking_number })
  }
  const packages = (shipment: Shipment) => new Map(packagesOf(shipment).map(({ row: _, ...one }) => [keyOf(one), one]))
  const [was, will] = [packages(before.shipment), packages(after)]
  const broken = held.find(({ unit_id: unitId, place }) => {
    const key = keyOf({ unitId, place })
    return textOf(was.get(key)) !== textOf(will.get(key))
  })
  if (broken !== undefined) throw new Refusal('LabelHeld', { tracking: broken.tracking_number })
}
