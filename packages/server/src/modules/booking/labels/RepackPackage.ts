import type { RepackPackage } from '@waybill/contract/calls/Labels/RepackPackage.ts'
import { holdsPackage, modes, repackPackage as packedAnew, statusNames } from '@waybill/domain'
import type { Handler } from '../../../handler.ts'
import { Refusal } from '../../../refusal.ts'
import { labelsOf } from '../../labels/index.ts'
import { editShipment, lockShipment, stateOf } from '../../shipments/index.ts'

/** What is wrong with a package, at the field of this call: the rest of the shipment was not asked about. */
const fields: Readonly<Record<string, string>> = { lengthIn: 'Length', widthIn: 'Width', heightIn: 'Height' }
const placeOf = (at: string): string => `body.${fields[at.split('.').at(-1) ?? ''] ?? 'Weight'}`

/** Packs a package anew whose label was given back or never sold. */
export const repackPackage: Handler<typeof RepackPackage> = async ({ app, tx, who, request, now, input }) => {
  const { clientId } = who
  const before = await lockShipment(tx, clientId, input.shipmentId, input.version)
  const { status, shipment, shipmentId } = before
  if (!modes[shipment.mode].isLabelled || status !== 'T') {
    throw new Refusal('CannotRepack', { status: statusNames[status] })
  }
  const labels = await labelsOf(app, tx, clientId, shipmentId)
  if (labels.some(({ state }) => state === 'asked' || state === 'unknown')) throw new Refusal('LabelsPending')
  const held = labels.find(one => one.unitId === input.unitId && one.place === input.place && holdsPackage(one))
  if (held !== undefined) throw new Refusal('LabelHeld', { tracking: held.trackingNumber })
  const { Weight: weightLb, Length: lengthIn, Width: widthIn, Height: heightIn } = input
  const after = packedAnew(shipment, input, { weightLb, lengthIn, widthIn, heightIn })
  if (after === null) throw new Refusal('NotFound')
  const doer = { who, requestId: request.id, at: now }
  const edit = { shipment: after, action: 'repacked', check: 'touched', placeOf } as const
  const { record } = await editShipment(app, tx, doer, before, edit)
  return stateOf(record)
}
