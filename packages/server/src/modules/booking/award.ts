import type { Confirmation } from '@waybill/carriers'
import { type BookingState, inARow, modes, type Shipment, sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import { type Tx, within } from '../../db/open.ts'
import { agreedSets, chargeSets } from '../charges/index.ts'
import { completeWithPro, dueOnBill, issueRevision } from '../documents/index.ts'
import { priceSheetOf } from '../prices/index.ts'
import {
  contentOf,
  expectedByNow,
  recordAt,
  type ShipmentFacts,
  type ShipmentRecord,
  saveShipment,
} from '../shipments/index.ts'
import { addBooking, type Booking, bookingOf, moveBooking } from './bookings.ts'
import { addNotification } from './notifications.ts'
import { moveTender, type Tender } from './tenders.ts'
import { bookTransmission } from './transmissions.ts'

/** Takes up an order, and that its carrier knows the content it was ordered with. */
export async function hold(
  app: App,
  tx: Tx,
  doer: Doer,
  tender: Tender,
  state: BookingState,
  confirmation: Confirmation | null,
): Promise<Booking> {
  const booking = await addBooking(app, tx, doer, tender, state, confirmation)
  const transmission = await bookTransmission(tx, tender)
  const way = tender.way === 'email' ? 'mail' : tender.way
  await addNotification(app, tx, tender, {
    contentNo: tender.contentNo,
    way,
    state: 'delivered',
    ...(transmission === undefined ? {} : { transmissionId: transmission.transmissionId }),
    note: confirmation?.messages.join(' ') ?? tender.answer,
    by: tender.requestedBy,
  })
  return booking
}

/** What a carrier promised: at which price, in minor units, and with which service, days and date. */
export interface Promised {
  readonly service: string
  /** Null: freight without a price of ours. */
  readonly priceSheetId: number | null
  readonly transitDays: number | null
  readonly deliveryDate: string | null
  readonly total: number | null
}

/** What a shipment says of the carrier that has it; a summary that nothing decides by. */
export const carriedBy = (
  { scac, carrierName }: Tender,
  { service, priceSheetId, transitDays, deliveryDate, total }: Promised,
): Partial<ShipmentFacts> => ({
  status: 'T',
  carrierScac: scac,
  carrierName,
  service,
  serviceDays: transitDays,
  deliveryDate,
  totalCharge: total,
  // Freight without a price of ours has none chosen either: what stood there was another carrier's.
  selectedQuoteId: priceSheetId,
})

/**
 * The price that an order was bought at, or the one that was accepted since, with all that goes with it.
 * @param shipment as it is by now: its pickup may have been put off since the carrier promised a day
 */
export async function promiseOf(tx: Tx, tender: Tender, shipment: Shipment): Promise<Promised> {
  const { clientId, tenderId, service, priceSheetId, total } = tender
  const sets = await chargeSets(within(tx), { clientId, tenderId })
  const [charged] = sets
  const [agreed] = agreedSets(sets)
  const amended = agreed !== undefined && agreed.amendmentNo > 0 ? agreed : null
  const accepted = amended && (await priceSheetOf(tx, tender, Number(amended.source)))
  const row = await tx
    .selectFrom('tender')
    .select(['transit_days', 'delivery_date', 'planned_on'])
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .executeTakeFirstOrThrow()
  const { transit_days: transitDays, delivery_date } = accepted ?? row
  const deliveryDate = expectedByNow(shipment, row.planned_on, { transitDays, deliveryDate: delivery_date })
  if (accepted)
    return {
      ...{ service: accepted.service, priceSheetId: accepted.price_sheet_id },
      ...{ total: charged?.total ?? accepted.total, transitDays, deliveryDate },
    }
  // Prices are not kept for ever; the charges of an accepted one are.
  return {
    ...{ service, priceSheetId: amended === null ? priceSheetId : Number(amended.source) },
    ...{ transitDays, deliveryDate, total: charged?.total ?? total },
  }
}

const confirmedNote = (pro: string, { pickupNumber, messages }: Confirmation): string =>
  inARow([
    pickupNumber === '' ? '' : sentence('pickupConfirmation', { number: pickupNumber }),
    pro === '' ? '' : sentence('pro', { pro }),
    ...messages,
  ])

/** The bill of lading of a confirmed order, made from what was ordered, unless the valid one says the same. */
export async function issueBill(app: App, tx: Tx, doer: Doer, record: ShipmentRecord, tender: Tender) {
  const content = await contentOf(app, tx, record, tender.contentNo)
  const ordered = { ...recordAt(record, content), carrierScac: tender.scac, carrierName: tender.carrierName }
  const { is_demo: sample } = await tx
    .selectFrom('identity.client')
    .select('is_demo')
    .where('client_id', '=', record.clientId)
    .executeTakeFirstOrThrow()
  const carrier = { scac: tender.scac, name: tender.carrierName }
  if (record.bolRevision > 0 && (await dueOnBill(app, tx, ordered)) === '') {
    await completeWithPro(app, tx, doer, { record: ordered, carrier, sample })
    return {}
  }
  const reason = record.bolRevision === 0 ? 'booked' : 'booked again'
  const bill = { record: ordered, carrier, reason, sample, contentNo: tender.contentNo }
  const { revision } = await issueRevision(app, tx, doer, bill)
  return { bolRevision: revision }
}

/**
 * The order is the carrier's: the tender is awarded, its booking lives, the bill of lading is issued with the carrier's
 * numbers and the freight is followed. One found late brings its shipment back to Tendered.
 * @param confirmation null for an order that was taken up before, as surplus, or that somebody heard of in a call
 * @param call who said so, in words: from then on its carrier is reached by telephone
 */
export async function award(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  before: Tender,
  confirmation: Confirmation | null,
  call = '',
): Promise<ShipmentRecord> {
  const tender = await moveTender(app, tx, doer, before, 'awarded', {
    answer: call || (confirmation?.messages.join(' ') ?? before.answer),
    way: call === '' ? before.way : 'call',
  })
  const held = await bookingOf(app, tx, tender.clientId, tender.tenderId)
  const booking =
    held === null
      ? await hold(app, tx, doer, tender, 'live', confirmation)
      : held.state === 'live'
        ? // Held since the first of its labels was bought.
          held
        : await moveBooking(app, tx, doer, held, 'live')
  // Found once it was believed not to have been bought: the shipment is in Rate & route, or offered to others.
  const isLate = record.status !== 'T' || before.state === 'givenUp'
  // While it was offered, the shipment named no carrier.
  const isOffer = before.roundId !== null
  const proNumber = booking.proNumber === '' && !isLate ? record.proNumber : booking.proNumber
  const facts: Partial<ShipmentFacts> = {
    proNumber,
    ...(isLate || isOffer
      ? { ...carriedBy(tender, await promiseOf(tx, tender, record.shipment)), tenderedAt: doer.at.toISOString() }
      : {}),
  }
  // Packages travel under the labels that were bought.
  const isBilled = before.way === 'api' && !modes[record.shipment.mode].isLabelled
  const bill = isBilled ? await issueBill(app, tx, doer, { ...record, proNumber }, tender) : {}
  const note = confirmation === null ? tender.answer : confirmedNote(proNumber, confirmation)
  const after = await saveShipment(app, tx, doer, record, {
    action: isLate ? 'foundLate' : 'confirmed',
    facts: { ...facts, ...bill },
    note,
  })
  await app.due.drop(tx, 'ask', { clientId: tender.clientId, subjectId: tender.tenderId })
  if (tender.accountId !== null) {
    const at = new Date(doer.at.getTime() + app.settings.TRACKING_SECONDS * 1000)
    await app.due.put(tx, 'follow', { clientId: tender.clientId, subjectId: tender.tenderId }, at)
  }
  return after
}
