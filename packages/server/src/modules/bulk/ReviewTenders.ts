import type { ReplyOf } from '@waybill/contract'
import type { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { destinationOf, isExpired, originOf, paymentCodes, pickupOf, ratingKey } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { within } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { carrierRow, flaggedCarrier } from '../booking/index.ts'
import { priceSheetOf } from '../prices/index.ts'
import { loadShipments, type ShipmentRecord } from '../shipments/index.ts'

type Asked = Given<typeof ReviewTenders>
type Row = ReplyOf<typeof ReviewTenders>['rows'][number]
type Offer = Pick<Row, 'state' | 'CarrierName' | 'CarrierSCAC' | 'PricesheetID' | 'CurrAmount' | 'isAPI' | 'expiresAt'>

const nobody: Offer = {
  ...{ state: 'noPrice', CarrierName: '', CarrierSCAC: '', PricesheetID: 0 },
  ...{ CurrAmount: null, isAPI: false, expiresAt: '' },
}

/** Collect freight goes to its carrier without a price of ours. */
async function collectOffer(tx: Tx, { clientId, shipment }: ShipmentRecord): Promise<Offer> {
  const { mode, appointedCarrier } = shipment
  const scac = appointedCarrier ?? (await flaggedCarrier(tx, clientId, mode))
  const carrier = scac === null ? undefined : await carrierRow(tx, clientId, scac, mode)
  if (scac === null || carrier === undefined) return { ...nobody, state: 'noCollectCarrier' }
  return { ...nobody, state: 'ready', CarrierName: carrier.name, CarrierSCAC: scac }
}

/** The chosen price, as far as it still holds. */
async function pricedOffer(tx: Tx, record: ShipmentRecord, now: Date): Promise<Offer> {
  const { selectedQuoteId } = record
  const price = selectedQuoteId === null ? undefined : await priceSheetOf(tx, record, selectedQuoteId)
  if (price === undefined) return nobody
  const isOver = isExpired(Date.parse(price.expires_at), now.getTime())
  const holds = price.rating_key === ratingKey(record.shipment)
  return {
    state: !holds ? 'outdated' : isOver ? 'expired' : 'ready',
    ...{ CarrierName: price.carrier_name, CarrierSCAC: price.scac, PricesheetID: price.price_sheet_id },
    ...{ CurrAmount: price.total, isAPI: price.account_id !== null, expiresAt: price.expires_at },
  }
}

async function rowOf(tx: Tx, record: ShipmentRecord, now: Date): Promise<Row> {
  const { shipment } = record
  const [origin, destination] = [originOf(shipment), destinationOf(shipment)]
  const offer = await (shipment.terms === 'collect' ? collectOffer(tx, record) : pricedOffer(tx, record, now))
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
    const rows: Row[] = []
    for (const record of records) rows.push(await rowOf(tx, record, now))
    return { rows, missing: ids.filter(id => !known.has(id)) }
  })
