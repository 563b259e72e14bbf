import { STRAIGHT_PREVIEWED } from '@waybill/contract'
import type { PreviewStraightRule } from '@waybill/contract/calls/Straight/PreviewStraightRule.ts'
import {
  dayByHand,
  destinationOf,
  isPaidByUs,
  orderByHand,
  orderName,
  pickupOf,
  priceByHand,
  type Shipment,
  type StraightRule,
  sentence,
  trailerMisfit,
} from '@waybill/domain'
import { activeAccounts } from '../../carriers/accounts.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { freightOfOrders, gapsOf, onePlace, orderStart, shipmentOfOrders } from '../orderBuilding/index.ts'
import { type LowestPrice, lowestByTruck, lowestOnSheets, type TruckPrice } from '../rates/index.ts'
import { loadOrders, type OrderRecord } from '../salesOrders/index.ts'
import { lookerOf } from './orderLooks.ts'
import { ruleOf } from './ruleRow.ts'

type Asked = Given<typeof PreviewStraightRule>

/** An order as it came, whatever became of it since. */
interface Tried {
  readonly record: OrderRecord
  readonly shipment: Shipment
  readonly words: string
}

/** As if nothing of it were on a shipment yet. */
const asOrdered = ({ order, ...record }: OrderRecord): OrderRecord => ({
  ...record,
  order: {
    ...order,
    lines: order.lines.map(line => ({ ...line, counts: { ...line.counts, planned: 0, shipped: 0, cancelled: 0 } })),
  },
})

/** Where it goes, and the day it would leave. */
const wayOf = (shipment: Shipment): string => [onePlace(destinationOf(shipment)), pickupOf(shipment).date].join('\n')

/** The newest orders as shipments, each with why it would be left to a person before a price is asked. */
const tryOrders = ({ app, db, who, now }: Asked, rule: StraightRule): Promise<readonly Tried[]> =>
  db.transaction(async tx => {
    const newest = await tx
      .selectFrom('sales_order')
      .select('order_id')
      .where('client_id', '=', who.clientId)
      .orderBy('order_id', 'desc')
      .limit(STRAIGHT_PREVIEWED)
      .execute()
    const ids = newest.map(row => row.order_id)
    const loaded = await loadOrders(tx, who.clientId, ids)
    const start = await orderStart(app, tx, who, now, loaded)
    const records = loaded.map(asOrdered).filter(({ order }) => order.lines.length > 0)
    const rowsOf = await freightOfOrders(tx, who.clientId, records)
    const built = records.map(record => {
      const rows = rowsOf(record)
      return { record, rows, shipment: shipmentOfOrders(start, [record], rows) }
    })
    const ways = Map.groupBy(built, one => wayOf(one.shipment))
    const look = await lookerOf(tx, who, now, built)
    return built.map(({ record, rows, shipment }) => {
      const words = orderByHand(
        rule,
        look(record, shipment, {
          isIncomplete: rows.length === 0,
          gaps: gapsOf(rows, shipment.mode),
          hasOthers: (ways.get(wayOf(shipment))?.length ?? 0) > 1,
        }),
      )
      return { record, shipment, words }
    })
  })

/** What stored sheets ask, as far as they say it. */
const againstPrice = (
  rule: StraightRule,
  { record, shipment }: Tried,
  price: LowestPrice | null,
  truck: TruckPrice | null,
): string =>
  price === null
    ? sentence('ratedNoOffers')
    : priceByHand(rule, {
        ...{ scac: price.CarrierSCAC, total: price.total, currency: shipment.currency, isWhole: true },
        ...{
          isClassGuessed: false,
          hasWarnings: price.isWarned,
          hasImplied: false,
          isLater: false,
          isAgainstGuide: false,
        },
        ...{ isForOneTrailer: trailerMisfit(shipment) === null },
        isCheaperByTruck: truck !== null && truck.total < price.total,
        isNotNamed: (shipment.appointedCarrier ?? price.CarrierSCAC) !== price.CarrierSCAC,
        ...{ isCarrierDoubted: false, arrives: '', due: record.order.dueDate },
      })

/** The company's rule, marked as seen in this version. @throws {Refusal} NotFound, ChangedMeanwhile */
const seenRule = ({ db, who, input }: Asked): Promise<StraightRule> =>
  db.transaction(async tx => {
    const row = await tx
      .updateTable('straight_rule')
      .set({ previewed: input.version })
      .where('client_id', '=', who.clientId)
      .where('version', '=', input.version)
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) throw new Refusal('ChangedMeanwhile')
    return ruleOf(row)
  })

/** Whether carriers that the rule may take are asked live when it is on; a provider answers for many. */
async function asksLive({ app, db, who }: Asked, { carriers }: StraightRule): Promise<boolean> {
  const accounts = await activeAccounts(app, db, who.clientId)
  return accounts.some(({ scac }) => carriers.length === 0 || scac === '' || carriers.includes(scac))
}

export const previewStraightRule: Handler<typeof PreviewStraightRule> = async asked => {
  const { app, db, who, now } = asked
  const rule = await seenRule(asked)
  const tried = await tryOrders(asked, rule)
  const isLive = await asksLive(asked, rule)
  const rows = []
  let [loads, amount] = [0, 0]
  for (const one of tried) {
    const [price = null] = one.words === '' ? await lowestOnSheets(app, db, who, [one.shipment], now) : []
    const truck = price === null ? null : await lowestByTruck(app, db, who, one.shipment, now)
    const words =
      one.words ||
      againstPrice(rule, one, price, truck) ||
      // All of one day: as much as the rule may do between two midnights.
      (price === null ? '' : dayByHand(rule, amount, loads, isPaidByUs(one.shipment) ? price.total : 0))
    if (words === '' && price !== null) {
      loads += 1
      amount += isPaidByUs(one.shipment) ? price.total : 0
    }
    const isUnjudged = isLive && one.words === '' && price === null
    const { orderId, order } = one.record
    rows.push({
      ...{ orderId, OrderNumber: orderName(order), consignee: order.shipTo.company, words },
      isUnjudged,
      ...{ CarrierName: price?.CarrierName ?? '', amount: isPaidByUs(one.shipment) ? (price?.total ?? null) : null },
    })
  }
  const unjudged = rows.filter(row => row.isUnjudged).length
  return { tendered: loads, unjudged, amount, currency: rule.currency, rows }
}
