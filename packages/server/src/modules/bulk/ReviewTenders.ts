import type { MessageCode, ReplyOf } from '@waybill/contract'
import type { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { loadReviewToWire } from '@waybill/contract/wire/loadReview.ts'
import { type PricedRate, rankedIn } from '@waybill/contract/wire/rate.ts'
import {
  carrierWarnings,
  destinationOf,
  loadReviewOf,
  originOf,
  paymentCodes,
  pickupOf,
  ratingKey,
  trailerMisfit,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { within } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { carrierRow, collectCarrierOf, offerOf, refuseOffer } from '../booking/index.ts'
import { isSpot, priceSheetOf, wireRateOf } from '../prices/index.ts'
import { lowestByTruck } from '../rates/index.ts'
import { overrideOf } from '../routing/index.ts'
import { loadShipments, type ShipmentRecord } from '../shipments/index.ts'

type Asked = Given<typeof ReviewTenders>
type Row = ReplyOf<typeof ReviewTenders>['rows'][number]
type Offer = Pick<
  Row,
  | 'state'
  | 'CarrierName'
  | 'CarrierSCAC'
  | 'PricesheetID'
  | 'CurrAmount'
  | 'isAPI'
  | 'expiresAt'
  | 'rate'
  | 'carrierWarnings'
  | 'byTruck'
> &
  Partial<Pick<Row, 'currency'>>

type Price = NonNullable<Awaited<ReturnType<typeof priceSheetOf>>>

type Chosen = Parameters<typeof offerOf>[2]

interface Day {
  readonly app: App
  readonly who: Given<typeof ReviewTenders>['who']
  readonly tx: Tx
  readonly now: Date
  /** The company's. */
  readonly today: string
}

const nobody: Offer = {
  ...{ state: 'noPrice', CarrierName: '', CarrierSCAC: '', PricesheetID: 0 },
  ...{ CurrAmount: null, isAPI: false, expiresAt: '', rate: null, carrierWarnings: [], byTruck: null },
}

/** What the tender is refused for, as the review says it; anything else is for the tender itself to say. */
const states: Readonly<Partial<Record<MessageCode, Row['state']>>> = {
  QuoteExpired: 'expired',
  QuoteOutdated: 'outdated',
  CarrierInactive: 'carrierInactive',
  CarrierNotListed: 'carrierInactive',
  AccountUnusable: 'accountUnusable',
  QuoteNumberMissing: 'quoteNumberMissing',
  UninsuredCarrier: 'uninsured',
  NoTenderEmail: 'noTenderEmail',
  NoMailServer: 'noMailServer',
  ScacClaimed: 'scacClaimed',
  OrderUnknown: 'orderUnknown',
  NotReady: 'notReady',
}

/** What the tender would be refused for, by its own rules; null: nothing. */
async function against(day: Day, record: ShipmentRecord, chosen: Chosen): Promise<Row['state'] | null> {
  try {
    await refuseOffer(day, record, await offerOf(day, record, chosen, false), day.today)
    return null
  } catch (error) {
    const state = error instanceof Refusal ? states[error.code] : undefined
    if (state === undefined) throw error
    return state
  }
}

/** Collect freight goes to its carrier without a price of ours. */
async function collectOffer(day: Day, record: ShipmentRecord): Promise<Offer> {
  const { tx } = day
  const { clientId, shipment } = record
  const scac = await collectCarrierOf(tx, clientId, shipment)
  const carrier = scac === null ? undefined : await carrierRow(tx, clientId, scac, shipment.mode)
  if (scac === null || carrier === undefined) return { ...nobody, state: 'noCollectCarrier' }
  const state = (await against(day, record, { PricesheetID: 0, SCAC: scac })) ?? 'ready'
  const warnings = carrierWarnings(carrier.insuranceExpires, day.today)
  return { ...nobody, state, CarrierName: carrier.name, CarrierSCAC: scac, carrierWarnings: [...warnings] }
}

async function stateOf(day: Day, record: ShipmentRecord, price: Price): Promise<Row['state']> {
  const refused = await against(day, record, { PricesheetID: price.price_sheet_id, SCAC: '' })
  if (refused !== null) return refused
  // Its reason is asked for where it is booked alone.
  return (await overrideOf(day.tx, price)) === null ? 'ready' : 'againstGuide'
}

/** A truck that stored sheets give for less than the chosen price with all that counts in it; null: none does. */
async function cheaperTruck(day: Day, record: ShipmentRecord, chosen: PricedRate): Promise<Row['byTruck']> {
  const { shipment } = record
  const counts = rankedIn(shipment.currency, chosen)
  const truck = await lowestByTruck(day.app, within(day.tx), day.who, shipment, day.now)
  if (truck === null || counts === null || truck.total >= counts) return null
  const { mode, CarrierName, CarrierSCAC, total: CurrAmount } = truck
  return { mode, CarrierName, CarrierSCAC, CurrAmount }
}

/** The chosen price, as far as it still holds. */
async function pricedOffer(day: Day, record: ShipmentRecord): Promise<Offer> {
  const { selectedQuoteId } = record
  const price = selectedQuoteId === null ? undefined : await priceSheetOf(day.tx, record, selectedQuoteId)
  if (price === undefined) return nobody
  const carrier = await carrierRow(day.tx, record.clientId, price.scac, record.shipment.mode)
  const warnings = carrierWarnings(
    carrier?.insuranceExpires ?? null,
    day.today,
    carrier === undefined && isSpot(price),
    record.shipment.mode,
  )
  const rate = wireRateOf(price, {
    ...{ ratingKey: ratingKey(record.shipment), now: day.now, allowed: true, carrierWarnings: warnings },
  })
  // Of one that is on its way already nothing is asked but where it stands.
  const state = record.status === 'Q' ? await stateOf(day, record, price) : 'notOpen'
  const byTruck = state === 'ready' ? await cheaperTruck(day, record, rate) : null
  return {
    ...{ state: byTruck === null ? state : 'cheaperByTruck', byTruck },
    ...{ CarrierName: price.carrier_name, CarrierSCAC: price.scac, PricesheetID: price.price_sheet_id },
    ...{ CurrAmount: price.total, currency: price.currency },
    ...{ isAPI: price.account_id !== null, expiresAt: price.expires_at },
    rate,
    carrierWarnings: [...warnings],
  }
}

/** What goes as it is, or with a price: no price makes it fit a trailer. */
const goesOrWaits: ReadonlySet<Row['state']> = new Set(['ready', 'noPrice', 'againstGuide', 'cheaperByTruck'])

/** A shipment as it is reviewed before it is tendered. */
export async function reviewedRow(day: Day, record: ShipmentRecord): Promise<Row> {
  const { shipment } = record
  const [origin, destination] = [originOf(shipment), destinationOf(shipment)]
  const misfit = trailerMisfit(shipment)
  const offer = await (shipment.terms === 'collect' ? collectOffer : pricedOffer)(day, record)
  const fitted = misfit !== null && goesOrWaits.has(offer.state) ? { state: 'doesNotFit' as const } : {}
  return {
    ...{ shipmentId: record.shipmentId, version: record.version, shipmentStatus: record.status },
    ...{ BOLNumber: record.bolNumber, shipperCity: origin.city, shipperState: origin.state },
    ...{ consignee: destination.company, consigneeCity: destination.city, consigneeState: destination.state },
    PickupByDate: pickupOf(shipment).date,
    PaymentType: paymentCodes[shipment.terms],
    Totalweight: record.totalWeightLb,
    currency: shipment.currency,
    load: loadReviewToWire(loadReviewOf(shipment)),
    misfit,
    ...offer,
    ...(record.status === 'Q' ? fitted : { state: 'notOpen' as const }),
  }
}

export const reviewTenders: Handler<typeof ReviewTenders> = ({ app, db, who, input, now }: Asked) =>
  db.transaction(async tx => {
    const ids = [...new Set(input.shipmentIds)]
    const found = await tx
      .selectFrom('shipment')
      .select('shipment_id')
      .where('client_id', '=', who.clientId)
      .where('shipment_id', 'in', ids)
      .execute()
    const known = new Set(found.map(row => row.shipment_id))
    const records = await loadShipments(
      within(tx),
      who.clientId,
      ids.filter(id => known.has(id)),
    )
    const day = { app, tx, who, now, today: localNow(now, who.timeZone).date }
    const rows: Row[] = []
    for (const record of records) rows.push(await reviewedRow(day, record))
    return { rows, missing: ids.filter(id => !known.has(id)) }
  })
