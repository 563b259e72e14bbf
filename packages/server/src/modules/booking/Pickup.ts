import type { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { findTransition, modes, statusNames } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { mayPurchase, spendApproval } from '../approvals/index.ts'
import { issueRevision, type Revision } from '../documents/index.ts'
import { type Override, overrideOf, reasonOf, recordOverride } from '../routing/index.ts'
import { contentNow, lockShipment, type ShipmentRecord, saveShipment } from '../shipments/index.ts'
import { putOnList } from './answeredCarrier.ts'
import { carriedBy, hold } from './award.ts'
import { callNote, callUnknown } from './callUnknown.ts'
import { impliedInPrice } from './implied.ts'
import { orderLabels } from './labels/orderLabels.ts'
import { type Offer, offerOf, refuseOffer } from './offerOf.ts'
import { postTender } from './postTender.ts'
import { refuseSameLoad } from './sameLoad.ts'
import { carrierRow } from './tenderCarrier.ts'
import { addTender, givenUpAt, slotHolder, type Tender, type Way } from './tenders.ts'
import { addTransmission } from './transmissions.ts'
import { wireBookingState } from './wireBooking.ts'

type Asked = Given<typeof Pickup>

const required = (field: string) =>
  new Refusal('InvalidInput', {}, [{ at: `body.${field}`, code: 'required', params: {} }])

const doer = ({ who, request, now }: Asked) => ({ who, requestId: request.id, at: now })

/**
 * An order at this carrier that was given up and that it turns out to have, as somebody said in a call: it is that order
 * which is confirmed, at its own price, whichever price of the carrier was chosen. A second one beside it would have the
 * first one cancelled.
 */
async function givenUpOrder({ app, tx, query }: Asked, before: ShipmentRecord, { quote, carrier }: Offer) {
  if (query.flag !== 'call') return null
  const { clientId, shipmentId } = before
  const accountId = quote?.account_id ?? null
  const sameAccount = accountId === null ? null : await givenUpAt(app, tx, clientId, shipmentId, { accountId })
  return sameAccount ?? givenUpAt(app, tx, clientId, shipmentId, { scac: carrier.scac })
}

/**
 * Takes up the purchase slot: from here on nobody else can offer this shipment.
 * @throws {Refusal} what `mayPurchase` refuses
 */
async function takeSlot(
  asked: Asked,
  before: ShipmentRecord,
  { quote, carrier, way }: Offer,
  override: Override | null,
): Promise<Tender> {
  const { tx, who, query, input, now } = asked
  const byCall = query.flag === 'call'
  const content = await contentNow(tx, before, now)
  const given = {
    clientId: who.clientId,
    shipmentId: before.shipmentId,
    contentNo: content.contentNo,
    scac: carrier.scac,
    carrierName: carrier.name,
    accountId: quote?.account_id ?? null,
    priceSheetId: quote?.price_sheet_id ?? null,
    total: quote?.total ?? null,
    currency: quote?.currency ?? before.shipment.currency,
    charges: quote?.charges ?? [],
    service: quote?.service ?? '',
    serviceCode: quote?.service_code ?? '',
    quoteNumber: quote?.quote_number ?? '',
    implied: quote === null ? [] : impliedInPrice(quote),
    ...chargedBy(quote),
    transitDays: quote?.transit_days ?? null,
    deliveryDate: quote?.delivery_date ?? null,
    way,
    state: byCall ? 'awarded' : 'committing',
    answer: byCall ? callNote(input) : '',
    requestedBy: who.userId,
  } as const
  const { total, currency } = given
  const buying = { userId: who.userId, record: before, scac: carrier.scac, total, currency }
  const approvalId = await mayPurchase(asked.app, tx, buying, now)
  const tender = await addTender(tx, given, now)
  await spendApproval(tx, tender, approvalId)
  const entry = { entity: 'tender', entityId: tender.tenderId, action: byCall ? 'called' : 'committing' }
  await recordChange(tx, doer(asked), { ...entry, after: { shipmentId: before.shipmentId, scac: carrier.scac } })
  if (override !== null) {
    await recordOverride(tx, tender.tenderId, override, reasonOf(input.override), { userId: who.userId, at: now })
  }
  if (byCall) await hold(asked.app, tx, doer(asked), tender, 'live', null)
  return tender
}

/** Zone and weight that a price of packages is charged by, from its trace. */
function chargedBy(quote: Offer['quote']) {
  const steps = (quote?.trace ?? []) as unknown as readonly {
    step: string
    zone?: string
    billedWeightLb?: number | null
  }[]
  const said = steps.find(({ step }) => step === 'parcel')
  return { zone: said?.zone ?? '', billedWeightLb: said?.billedWeightLb ?? null }
}

/** The bill of lading that goes with the tender. Over a wire it follows the carrier's answer, with the carrier's PRO. */
function issueBol(asked: Asked, before: ShipmentRecord, tender: Tender): Promise<Revision> {
  const { app, tx, who } = asked
  const { scac, carrierName: name, contentNo } = tender
  const record = { ...before, carrierScac: scac, carrierName: name }
  const reason = before.bolRevision === 0 ? 'booked' : 'booked again'
  return issueRevision(app, tx, doer(asked), { record, carrier: { scac, name }, reason, sample: who.isDemo, contentNo })
}

/** The shipment is tendered: in the transaction that took up the slot. */
async function tendered(
  asked: Asked,
  before: ShipmentRecord,
  tender: Tender,
  { quote }: Offer,
  revision: Revision | null,
) {
  const { app, tx, query, now, input } = asked
  const promise = {
    service: tender.service,
    priceSheetId: tender.priceSheetId,
    transitDays: quote?.transit_days ?? null,
    deliveryDate: quote?.delivery_date ?? null,
    total: quote?.total ?? null,
  }
  return saveShipment(app, tx, doer(asked), before, {
    action: 'tendered',
    facts: {
      ...carriedBy(tender, promise),
      ...(revision === null ? {} : { bolRevision: revision.revision }),
      tenderedAt: now.toISOString(),
    },
    note: query.flag === 'call' ? callNote(input) : input.comments,
  })
}

/** @throws {Refusal} AlreadyBooked, BookingUnknown, OrderUnknown */
async function onTaken(asked: Asked, before: ShipmentRecord, holder: Tender) {
  const { query, input } = asked
  const { carrierName: carrier, way } = holder
  if (holder.state !== 'unknown') throw new Refusal('AlreadyBooked', { carrier })
  const phone = await phoneOf(asked, holder, before)
  if (query.flag !== 'call') throw new Refusal(way === 'api' ? 'OrderUnknown' : 'BookingUnknown', { carrier, phone })
  if ((holder.priceSheetId ?? 0) !== input.PricesheetID) throw new Refusal('AlreadyBooked', { carrier })
  if (before.version !== input.version) throw new Refusal('ChangedMeanwhile')
  if (before.status === 'V') throw new Refusal('CannotBook', { status: statusNames.V })
  const after = await callUnknown(asked.app, asked.tx, doer(asked), before, holder, callNote(input))
  return replyOf(after, 'booked', 'call', null)
}

async function phoneOf({ tx }: Asked, { clientId, scac }: Tender, { shipment }: ShipmentRecord): Promise<string> {
  return (await carrierRow(tx, clientId, scac, shipment.mode))?.phone || 'the carrier'
}

const replyOf = (
  { shipmentId, status, version }: ShipmentRecord,
  bookingState: ReturnType<typeof wireBookingState>,
  way: Way,
  mailId: number | null,
) => ({
  shipmentId,
  shipmentStatus: status,
  version,
  bookingState: bookingState === 'booked' ? ('booked' as const) : ('reserved' as const),
  way,
  mailId,
})

export const pickup: Handler<typeof Pickup> = async asked => {
  const { app, tx, who, query, input, now } = asked
  if (query.flag === 'call' && input.spokeWith === '') throw required('spokeWith')
  const before = await lockShipment(tx, who.clientId, input.shipmentId)
  const holder = await slotHolder(app, tx, who.clientId, input.shipmentId)
  if (holder !== null) return onTaken(asked, before, holder)
  if (before.version !== input.version) throw new Refusal('ChangedMeanwhile')
  if (before.status !== 'Q' || findTransition(before.status, 'T', 'staff') === null) {
    throw new Refusal('CannotBook', { status: statusNames[before.status] })
  }
  const asOffered = () => offerOf(asked, before, input, query.flag === 'call')
  const given = await asOffered()
  const found = await givenUpOrder(asked, before, given)
  if (found !== null) {
    const after = await callUnknown(app, tx, doer(asked), before, found, callNote(input))
    return replyOf(after, 'booked', 'call', null)
  }
  // Put on the list, it is the carrier of the list from here on: somebody else may have been faster.
  const isNew = given.quote !== null && (await putOnList(asked, before, given.quote))
  const offer = isNew ? await asOffered() : given
  await refuseOffer(asked, before, offer, localNow(now, who.timeZone).date)
  const override = offer.quote === null ? null : await overrideOf(tx, offer.quote)
  if (override !== null) reasonOf(input.override)
  await refuseSameLoad(tx, before)
  const tender = await takeSlot(asked, before, offer, override)
  const revision = offer.way === 'api' ? null : await issueBol(asked, before, tender)
  const after = await tendered(asked, before, tender, offer, revision)
  if (revision === null) {
    const { shipment } = before
    const { contentNo } = tender
    if (modes[shipment.mode].isLabelled) await orderLabels(app, tx, tender, { kind: 'book', contentNo, shipment })
    else await addTransmission(app, tx, tender, 'book', contentNo)
    return replyOf(after, 'reserved', 'api', null)
  }
  if (offer.way === 'call') return replyOf(after, wireBookingState(tender.state), 'call', null)
  const mailId = await postTender(asked, after, offer, tender, revision)
  return replyOf(after, 'reserved', 'email', mailId)
}
