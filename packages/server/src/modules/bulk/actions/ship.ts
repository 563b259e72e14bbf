import { calls } from '@waybill/contract'
import type { PricedRate } from '@waybill/contract/wire/rate.ts'
import { formatMoney, modes, packagesOf, type Shipment, sentence, statusNames } from '@waybill/domain'
import { Refusal } from '../../../refusal.ts'
import { pickup, slotHolder } from '../../booking/index.ts'
import { buildFromOrders } from '../../orderBuilding/index.ts'
import { rateShipment } from '../../rates/index.ts'
import { loadShipments, type ShipmentRecord } from '../../shipments/index.ts'
import type { Action, Answered, BulkInput, BulkTurn, GoesOn, OutsideGiven } from '../action.ts'
import { answeredRates } from './rate.ts'
import { whyAsked } from './tender.ts'

/**
 * The shipment of a row as it is now, where labels can be bought for it.
 * @throws {Refusal} NotFound, NotParcel, ChangedMeanwhile, CannotBook
 */
async function parcelOf({ db, who }: OutsideGiven, { id, version, shipmentId }: BulkTurn): Promise<ShipmentRecord> {
  const [record] = await loadShipments(db, who.clientId, [shipmentId ?? id])
  if (record === undefined) throw new Refusal('NotFound')
  const { status, shipment } = record
  if (!modes[shipment.mode].isLabelled) throw new Refusal('NotParcel', { mode: shipment.mode })
  // What was seen of a row of orders is its order.
  if (shipmentId === null && version !== null && record.version !== version) throw new Refusal('ChangedMeanwhile')
  if (status !== 'Q' && (status !== 'O' || shipmentId === null)) {
    throw new Refusal('CannotBook', { status: statusNames[status] })
  }
  return record
}

/** Why a price is left to a person; blank: it may be bought at. */
function aboveLimit(shipment: Shipment, { labelMax }: BulkInput, rate: PricedRate): string {
  if (labelMax === undefined) return ''
  const count = packagesOf(shipment).length
  if (rate.currency === shipment.currency && rate.CurrAmount <= labelMax * count) return ''
  return sentence('labelAboveLimit', {
    ...{ carrier: rate.CarrierName || rate.CarrierSCAC, amount: formatMoney(rate.CurrAmount, rate.currency), count },
    limit: formatMoney(labelMax, shipment.currency),
  })
}

/** Asks for prices, and buys the labels at the one that the company's rule selects. */
async function shipRow(given: OutsideGiven, row: BulkTurn, input: BulkInput): Promise<Answered | GoesOn> {
  const { shipmentId, version, status, bolNumber, shipment } = await parcelOf(given, row)
  if (status === 'O') return { state: 'toFix', words: sentence('builtInSetItems', { bol: bolNumber }) }
  const rated = await rateShipment(given, { shipmentId })
  const rate = rated.rates.find(({ PricesheetID }) => PricesheetID === rated.selectedPricesheetid)
  if (rate === undefined) return { ...answeredRates(rated), state: 'toFix' }
  const words = aboveLimit(shipment, input, rate)
  if (words !== '') return { state: 'toFix', words }
  return {
    state: 'goesOn',
    shipmentId,
    async act(inside) {
      const { app, tx, who } = inside
      const order = { shipmentId, version, PricesheetID: rate.PricesheetID, SCAC: '', spokeWith: '', comments: '' }
      await whyAsked(pickup({ ...inside, query: { flag: 'book' }, input: order }))
      const holder = await slotHolder(app, tx, who.clientId, shipmentId)
      return { started: holder?.state === 'committing' ? [{ kind: 'tender', id: holder.tenderId }] : [] }
    },
  }
}

/** Rates each parcel and buys its labels. */
const ship: Action = { call: calls.Pickup, also: calls.GETLTLRates, list: 'shipments', inLanes: true, ask: shipRow }

/** The same for orders: the shipment of each is built first, once; one that is no parcel stays as it was. */
const shipOrders: Action = {
  call: calls.Pickup,
  also: calls.BuildFromOrders,
  list: 'orders',
  inLanes: true,
  async build(given, { id, version }) {
    const { record } = await buildFromOrders(given, [{ orderId: id, version }])
    const { mode } = record.shipment
    if (!modes[mode].isLabelled) throw new Refusal('NotParcel', { mode })
    return record.shipmentId
  },
  ask: shipRow,
}

export const shipActions = { ship, shipOrders }
