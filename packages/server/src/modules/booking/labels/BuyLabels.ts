import type { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { expectedWithLabels, holdsPackage, modes, packagesOf, statusNames } from '@waybill/domain'
import { within } from '../../../db/open.ts'
import type { Given, Handler } from '../../../handler.ts'
import { localNow } from '../../../places/localNow.ts'
import { Refusal } from '../../../refusal.ts'
import { mayPurchase } from '../../approvals/index.ts'
import { chargeSets } from '../../charges/index.ts'
import { type Label, labelsOf } from '../../labels/index.ts'
import { contentNow, lockShipment, type ShipmentRecord, saveShipment, stateOf } from '../../shipments/index.ts'
import { bookingOf } from '../bookings.ts'
import { refuseUnready } from '../readyToBook.ts'
import { carrierRow, refuseUninsured } from '../tenderCarrier.ts'
import { slotHolder, type Tender } from '../tenders.ts'
import { orderLabels } from './orderLabels.ts'

const keyOf = ({ unitId, place }: { readonly unitId: number | null; readonly place: number }): string =>
  `${unitId}/${place}`

/**
 * What labels cost is known when they are bought: the limit is held against what they are expected to cost by those in force.
 * @throws {Refusal} what `mayPurchase` refuses
 */
async function refuseAboveLimit(
  { app, tx, who, now }: Pick<Given<typeof BuyLabels>, 'app' | 'tx' | 'who' | 'now'>,
  record: ShipmentRecord,
  tender: Tender,
  labels: readonly Label[],
): Promise<void> {
  const { scac, tenderId } = tender
  const [charged = tender] = await chargeSets(within(tx), tender)
  const { currency } = charged
  const held = new Map(labels.filter(holdsPackage).map(label => [keyOf(label), label.charge]))
  const packages = packagesOf(record.shipment)
  const labelled = packages.flatMap(one => {
    const charge = held.get(keyOf(one))
    return charge === undefined ? [] : [{ charge, weightLb: one.weightLb }]
  })
  const missing = packages.filter(one => !held.has(keyOf(one))).map(({ weightLb }) => weightLb)
  const total = expectedWithLabels(charged.total, labelled, missing)
  await mayPurchase(app, tx, { userId: who.userId, record, scac, total, currency, tenderId }, now).catch(
    (error: unknown) => {
      // Nobody can be asked about a price that no carrier named yet.
      if (error instanceof Refusal && error.code === 'AboveLimit') throw new Refusal('LabelsAboveLimit', error.params)
      if (error instanceof Refusal && error.code === 'NeedsApproval') throw new Refusal('LabelsByRule', error.params)
      throw error
    },
  )
}

/** Asks for a label for each package that has none in force: under the order that holds the others, and bought once. */
export const buyLabels: Handler<typeof BuyLabels> = async ({ app, tx, who, request, now, input }) => {
  const { clientId } = who
  const before = await lockShipment(tx, clientId, input.shipmentId, input.version)
  const { shipmentId, status, shipment } = before
  const tender = await slotHolder(app, tx, clientId, shipmentId)
  const booking = tender === null ? null : await bookingOf(app, tx, clientId, tender.tenderId)
  if (!modes[shipment.mode].isLabelled || status !== 'T' || tender?.state !== 'awarded' || booking?.state !== 'live') {
    throw new Refusal('CannotBook', { status: statusNames[status] })
  }
  const labels = await labelsOf(app, tx, clientId, shipmentId)
  if (labels.some(({ state }) => state === 'asked' || state === 'unknown')) throw new Refusal('LabelsPending')
  const held = new Set(labels.filter(holdsPackage).map(keyOf))
  const missing = packagesOf(shipment).filter(one => !held.has(keyOf(one)))
  if (missing.length === 0) throw new Refusal('NothingToLabel')
  const carrier = { scac: tender.scac, name: tender.carrierName }
  refuseUnready(now, before, carrier)
  const listed = await carrierRow(tx, clientId, tender.scac, shipment.mode)
  if (listed !== undefined) refuseUninsured(listed, localNow(now, who.timeZone).date)
  await refuseAboveLimit({ app, tx, who, now }, before, tender, labels)
  const { contentNo } = await contentNow(tx, before, now)
  await orderLabels(app, tx, tender, { kind: 'label', contentNo, shipment }, one => !held.has(keyOf(one)))
  const doer = { who, requestId: request.id, at: now }
  const record = await saveShipment(app, tx, doer, before, { action: 'labelsAsked' })
  return { ...stateOf(record), asked: missing.length }
}
