import { formatMoney, makeBolNumber, sentence, versionOn } from '@waybill/domain'
import type { Tx } from '../db/open.ts'
import { letterHtml, letterText } from '../mail/html.ts'
import { tenderParagraphs, tenderSubject } from '../modules/booking/index.ts'
import { chargeAwarded } from '../modules/charges/index.ts'
import { priceFrom } from '../modules/rates/index.ts'
import { insertShipment } from '../modules/shipments/index.ts'
import { demoCarriers, tenderEmailOf } from './carriers.ts'
import { type Dated, type DemoClerk, isWhole, type Offer, type Placed, ZONE } from './datedShipment.ts'
import type { SeededRates } from './seedRates.ts'
import { insertQuotes } from './seedRuns.ts'
import { type PlannedShipment, planShipments } from './shipmentPlan.ts'

const MINUTE = 60_000

const after = (at: Date, minutes: number): string => new Date(at.getTime() + minutes * MINUTE).toISOString()

function offersFor({ shipment, pickupDate, rated }: PlannedShipment, { versions, fuel }: SeededRates): Offer[] {
  if (!rated) return []
  return demoCarriers.flatMap(carrier => {
    const own = versions.filter(version => version.scac === carrier.scac)
    const services = [...Map.groupBy(own, version => version.sheet.service).values()]
    return services.flatMap((service): Offer[] => {
      const inForce = versionOn(
        service.map(version => version.sheet),
        pickupDate,
      )
      const version = service.find(one => one.sheet === inForce)
      const price = version && priceFrom(version, { shipment }, fuel)
      return price?.kind === 'price' ? [{ carrier, price }] : []
    })
  })
}

/** Everything of the plan in the order in which it was entered. */
function tell(plan: readonly PlannedShipment[], rates: SeededRates, now: Date, clientId: number): Dated[] {
  const inOrder = [...plan].sort((a, b) => (a.enteredOn < b.enteredOn ? -1 : a.enteredOn > b.enteredOn ? 1 : 0))
  return inOrder.map((planned, n) => {
    const wanted = Date.parse(`${planned.enteredOn}T14:00:00Z`) + n * 3 * MINUTE
    const enteredAt = new Date(Math.min(wanted, now.getTime() - (inOrder.length - n + 5) * 3 * MINUTE))
    const offers = offersFor(planned, rates)
    const usable = offers.filter(({ carrier, price }) => !carrier.doNotUse && isWhole(price))
    const chosen = usable.reduce<Offer | null>(
      (best, offer) => (best === null || offer.price.total < best.price.total ? offer : best),
      null,
    )
    const booked = chosen !== null && planned.status !== 'Q' && planned.status !== 'V'
    return { ...planned, bolNumber: makeBolNumber({ company: clientId }, n + 1), enteredAt, offers, chosen, booked }
  })
}

/** The columns of a shipment's head that its content does not give. */
function headOf(dated: Dated, clerk: DemoClerk, n: number, now: Date) {
  const { status, enteredAt, chosen, booked, isReady } = dated
  const onTheWay = status === 'A' || status === 'D'
  return {
    client_id: clerk.clientId,
    unique_name: crypto.randomUUID(),
    status: booked || status === 'V' ? status : 'Q',
    created_by: clerk.userId,
    pro_number: booked && onTheWay ? `5550${String(10_000 + n * 137)}` : '',
    carrier_scac: booked ? (chosen?.carrier.scac ?? '') : '',
    carrier_name: booked ? (chosen?.carrier.name ?? '') : '',
    service: booked ? (chosen?.price.service ?? '') : '',
    service_days: booked ? (chosen?.price.transitDays ?? null) : null,
    delivery_date: booked ? (chosen?.price.deliveryDate ?? null) : null,
    total_charge: booked ? (chosen?.price.total ?? null) : null,
    voided_from: status === 'V' ? 'Q' : null,
    tendered_at: booked ? after(enteredAt, 2) : null,
    created_at: enteredAt.toISOString(),
    updated_at: after(enteredAt, 2),
    ...(booked && isReady ? { ready_at: after(now, -7 * (n % 5) - 4), ready_by: clerk.userId } : {}),
  }
}

const bounce = '550 5.1.1 no such mailbox (demo)'

/** Bookings with their mails; `refused` is the one whose tender bounced. */
async function insertBookings(tx: Tx, placed: readonly Placed[], clerk: DemoClerk, refused: Placed | undefined) {
  const tendered = placed.filter(dated => dated.chosen !== null && (dated.booked || dated === refused))
  const quotes = await tx
    .selectFrom('shipment')
    .select(['shipment_id', 'selected_quote_id'])
    .where('client_id', '=', clerk.clientId)
    .execute()
  const quoteOf = new Map(quotes.map(row => [row.shipment_id, row.selected_quote_id]))
  const tenders = await tx
    .insertInto('tender')
    .values(tendered.map(dated => tenderRow(dated, clerk, quoteOf.get(dated.shipmentId) ?? null, dated === refused)))
    .returning(['tender_id', 'shipment_id'])
    .execute()
  const tenderOf = new Map(tenders.map(row => [row.shipment_id, row.tender_id]))
  const mails = await tx
    .insertInto('mail')
    .values(tendered.map(dated => mailRow(dated, clerk, tenderOf.get(dated.shipmentId) ?? null, dated === refused)))
    .returning(['mail_id', 'shipment_id'])
    .execute()
  const mailOf = new Map(mails.map(row => [row.shipment_id, row.mail_id]))
  const held = tendered.filter(dated => dated !== refused)
  for (const { shipmentId, enteredAt } of held) {
    const tender = { clientId: clerk.clientId, tenderId: tenderOf.get(shipmentId) ?? 0 }
    await chargeAwarded(tx, tender, new Date(after(enteredAt, 3)))
  }
  const order = (dated: Placed) => ({
    client_id: clerk.clientId,
    shipment_id: dated.shipmentId,
    tender_id: tenderOf.get(dated.shipmentId) ?? 0,
  })
  await tx
    .insertInto('booking')
    .values(held.map(dated => ({ ...order(dated), state: 'live', held_since: after(dated.enteredAt, 3) })))
    .execute()
  await tx
    .insertInto('notification')
    .values(
      held.map(dated => ({
        ...order(dated),
        ...{ content_no: 1, way: 'mail', state: 'delivered', arrival_no: 1, made_by: clerk.userId },
        mail_id: mailOf.get(dated.shipmentId) ?? null,
        note: sentence('tenderMailed', { to: tenderEmailOf(dated.chosen?.carrier.scac ?? '') }),
        made_at: after(dated.enteredAt, 2),
        settled_at: after(dated.enteredAt, 3),
      })),
    )
    .execute()
}

function tenderRow(dated: Placed, clerk: DemoClerk, priceSheetId: number | null, isRefused: boolean) {
  const { carrier, price } = dated.chosen ?? { carrier: demoCarriers[0], price: null }
  return {
    ...{ client_id: clerk.clientId, shipment_id: dated.shipmentId, content_no: 1, way: 'email' },
    ...{ scac: carrier.scac, carrier_name: carrier.name, price_sheet_id: priceSheetId },
    ...{
      total: price?.total ?? null,
      currency: price?.currency ?? 'USD',
      charges: JSON.stringify(price?.charges ?? []),
    },
    ...{ service: price?.service ?? '', transit_days: price?.transitDays ?? null },
    delivery_date: price?.deliveryDate ?? null,
    state: isRefused ? 'refused' : 'awarded',
    answer: isRefused ? bounce : sentence('tenderMailed', { to: tenderEmailOf(carrier.scac) }),
    requested_by: clerk.userId,
    requested_at: after(dated.enteredAt, 2),
    settled_at: after(dated.enteredAt, 3),
  }
}

function mailRow(dated: Placed, clerk: DemoClerk, tenderId: number | null, bounced: boolean) {
  const { carrier, price } = dated.chosen ?? { carrier: demoCarriers[0], price: null }
  const letter = {
    ...{ company: clerk.company, record: dated, carrierName: carrier.name, service: price?.service ?? '' },
    ...{ price: price ? formatMoney(price.total, price.currency) : '', comments: '', clerk, sample: true },
  }
  const paragraphs = tenderParagraphs(letter)
  return {
    ...{ client_id: clerk.clientId, shipment_id: dated.shipmentId, tender_id: tenderId, purpose: 'tender' },
    recipients: [tenderEmailOf(carrier.scac)],
    subject: tenderSubject(letter),
    body_text: letterText(paragraphs),
    body_html: letterHtml(paragraphs),
    message_id: `<${crypto.randomUUID()}@waybill>`,
    ...{ state: bounced ? 'bounced' : 'sent', tries: 1, error: bounced ? bounce : '' },
    created_at: after(dated.enteredAt, 2),
    sent_at: bounced ? null : after(dated.enteredAt, 3),
  }
}

/** What happened to a shipment, and when, as its history shows it. */
function historyOf(dated: Placed, refused: boolean): readonly { action: string; at: string; after?: object }[] {
  const { pickupDate: date, enteredAt, offers, chosen, booked, status } = dated
  const day = (date: string, time: string) => new Date(`${date}T${time}:00-05:00`).toISOString()
  const carried = { status: 'T', carrierName: chosen?.carrier.name, totalCharge: chosen?.price.total }
  return [
    { action: 'created', at: enteredAt.toISOString() },
    ...(offers.length > 0 ? [{ action: 'rated', at: after(enteredAt, 1), after: { prices: offers.length } }] : []),
    ...(booked || refused ? [{ action: 'tendered', at: after(enteredAt, 2), after: carried }] : []),
    ...(refused ? [{ action: 'refused', at: after(enteredAt, 3), after: { status: 'Q', note: bounce } }] : []),
    ...(booked && status !== 'T' ? [{ action: 'moved', at: day(date, '14:10'), after: { status: 'A' } }] : []),
    ...(booked && status === 'D'
      ? [{ action: 'moved', at: day(chosen?.price.deliveryDate ?? date, '11:25'), after: { status: 'D' } }]
      : []),
    ...(status === 'V' ? [{ action: 'voided', at: after(enteredAt, 30), after: { status: 'V' } }] : []),
  ]
}

async function insertHistory(tx: Tx, placed: readonly Placed[], clerk: DemoClerk, refused: Placed | undefined) {
  const entries = placed.flatMap(dated =>
    historyOf(dated, dated === refused).map(entry => ({
      ...{ client_id: clerk.clientId, user_id: clerk.userId, actor: clerk.name, request_id: 'demo' },
      ...{ entity: 'shipment', entity_id: dated.shipmentId, action: entry.action, at: entry.at },
      after: JSON.stringify(entry.after ?? {}),
      before: '{}',
    })),
  )
  await tx
    .insertInto('audit_entry')
    .values(entries.sort((a, b) => (a.at < b.at ? -1 : 1)))
    .execute()
}

/** Forty shipments with their quotes, bookings, mails and history: few statements, nothing drawn. */
export async function seedShipments(
  tx: Tx,
  clerk: DemoClerk,
  rates: SeededRates,
  now: Date,
  today: string,
): Promise<void> {
  const dated = tell(planShipments(today), rates, now, clerk.clientId)
  const placed: Placed[] = []
  for (const [n, one] of dated.entries()) {
    const { shipment, bolNumber } = one
    const content = {
      ...shipment,
      // Other zones are looked up when somebody edits: the book of ZIP codes is not read for a start.
      stops: shipment.stops.map((stop, index) => (index === 0 ? { ...stop, zone: ZONE } : stop)),
      bills: shipment.bills.map(bill => ({ ...bill, number: bolNumber })),
    }
    const { shipmentId } = await insertShipment(tx, headOf(one, clerk, n, now), content)
    placed.push({ ...one, shipmentId })
  }
  await tx
    .insertInto('number_series')
    .values({ client_id: clerk.clientId, name: 'bol', next: dated.length + 1 })
    .execute()
  const refused = placed.find(one => one.status === 'Q' && one.chosen !== null)
  await insertQuotes(tx, placed, clerk)
  await insertBookings(tx, placed, clerk, refused)
  await insertHistory(tx, placed, clerk, refused)
}
