import type { ReplyOf } from '@waybill/contract'
import type { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { destinationOf, isExpired, isUninsured, originOf, paymentCodes, pickupOf, ratingKey } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { within } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { carrierRow, flaggedCarrier } from '../booking/index.ts'
import { priceSheetOf } from '../prices/index.ts'
import { overrideOf } from '../routing/index.ts'
import { loadShipments, type ShipmentRecord } from '../shipments/index.ts'

type Asked = Given<typeof ReviewTenders>
type Row = ReplyOf<typeof ReviewTenders>['rows'][number]
type Offer = Pick<
  Row,
  'state' | 'CarrierName' | 'CarrierSCAC' | 'PricesheetID' | 'CurrAmount' | 'isAPI' | 'expiresAt'
> &
  Partial<Pick<Row, 'currency'>>

type Price = NonNullable<Awaited<ReturnType<typeof priceSheetOf>>>

interface Day {
  readonly now: Date
  /** The company's. */
  readonly today: string
}

const nobody: Offer = {
  ...{ state: 'noPrice', CarrierName: '', CarrierSCAC: '', PricesheetID: 0 },
  ...{ CurrAmount: null, isAPI: false, expiresAt: '' },
}

async function isActiveAccount(tx: Tx, clientId: number, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('carrier_account')
    .select('active')
    .where('client_id', '=', clientId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.active === true
}

/** What the tender would refuse of the carrier, in its order; null: nothing. Over a wire, an active account is enough. */
async function againstCarrier(
  tx: Tx,
  { clientId, shipment }: ShipmentRecord,
  scac: string,
  accountId: number | null,
  { today }: Day,
): Promise<Row['state'] | null> {
  const carrier = await carrierRow(tx, clientId, scac, shipment.mode)
  const isOpen = accountId !== null && (await isActiveAccount(tx, clientId, accountId))
  if (carrier?.active !== true && !isOpen) return 'carrierInactive'
  if (isUninsured(carrier?.insuranceExpires ?? null, today)) return 'uninsured'
  return accountId === null && carrier?.tenderEmail === '' ? 'noTenderEmail' : null
}

/** Collect freight goes to its carrier without a price of ours. */
async function collectOffer(tx: Tx, record: ShipmentRecord, day: Day): Promise<Offer> {
  const { clientId, shipment } = record
  const { mode, appointedCarrier } = shipment
  const scac = appointedCarrier ?? (await flaggedCarrier(tx, clientId, mode))
  const carrier = scac === null ? undefined : await carrierRow(tx, clientId, scac, mode)
  if (scac === null || carrier === undefined) return { ...nobody, state: 'noCollectCarrier' }
  const state = (await againstCarrier(tx, record, scac, null, day)) ?? 'ready'
  return { ...nobody, state, CarrierName: carrier.name, CarrierSCAC: scac }
}

async function stateOf(tx: Tx, record: ShipmentRecord, price: Price, day: Day): Promise<Row['state']> {
  if (price.rating_key !== ratingKey(record.shipment)) return 'outdated'
  if (isExpired(Date.parse(price.expires_at), day.now.getTime())) return 'expired'
  const against = await againstCarrier(tx, record, price.scac, price.account_id, day)
  if (against !== null) return against
  // Its reason is asked for where it is booked alone.
  return (await overrideOf(tx, price)) === null ? 'ready' : 'againstGuide'
}

/** The chosen price, as far as it still holds. */
async function pricedOffer(tx: Tx, record: ShipmentRecord, day: Day): Promise<Offer> {
  const { selectedQuoteId } = record
  const price = selectedQuoteId === null ? undefined : await priceSheetOf(tx, record, selectedQuoteId)
  if (price === undefined) return nobody
  return {
    state: await stateOf(tx, record, price, day),
    ...{ CarrierName: price.carrier_name, CarrierSCAC: price.scac, PricesheetID: price.price_sheet_id },
    ...{ CurrAmount: price.total, currency: price.currency },
    ...{ isAPI: price.account_id !== null, expiresAt: price.expires_at },
  }
}

async function rowOf(tx: Tx, record: ShipmentRecord, day: Day): Promise<Row> {
  const { shipment } = record
  const [origin, destination] = [originOf(shipment), destinationOf(shipment)]
  const offer = await (shipment.terms === 'collect' ? collectOffer : pricedOffer)(tx, record, day)
  return {
    ...{ shipmentId: record.shipmentId, version: record.version, shipmentStatus: record.status },
    ...{ BOLNumber: record.bolNumber, shipperCity: origin.city, shipperState: origin.state },
    ...{ consignee: destination.company, consigneeCity: destination.city, consigneeState: destination.state },
    PickupByDate: pickupOf(shipment).date,
    PaymentType: paymentCodes[shipment.terms],
    Totalweight: record.totalWeightLb,
    currency: shipment.currency,
    ...offer,
    ...(record.status === 'Q' ? {} : { state: 'notOpen' as const }),
  }
}

export const reviewTenders: Handler<typeof ReviewTenders> = ({ db, who, input, now }: Asked) =>
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
    const day = { now, today: localNow(now, who.timeZone).date }
    const rows: Row[] = []
    for (const record of records) rows.push(await rowOf(tx, record, day))
    return { rows, missing: ids.filter(id => !known.has(id)) }
  })
