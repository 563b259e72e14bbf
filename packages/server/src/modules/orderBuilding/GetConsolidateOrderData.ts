import type { GetConsolidateOrderData } from '@waybill/contract/calls/Shipment/GetConsolidateOrderData.ts'
import { paymentCodes, type Shipment } from '@waybill/domain'
import type { TenantDb } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { lowestOnSheets } from '../rates/index.ts'
import { loadOrders } from '../salesOrders/index.ts'
import { loadShipments } from '../shipments/index.ts'
import { merged } from './consolidate.ts'
import { freightOfOrders, orderStart, shipmentOfOrders } from './orderedShipment.ts'
import { type ProposedGroup, proposedGroups } from './proposedGroups.ts'

type Asked = Given<typeof GetConsolidateOrderData>

/** The contents of each group, apart and together. */
async function contentsOf({ app, who, now, input }: Asked, db: TenantDb, found: readonly ProposedGroup[]) {
  const ids = found.map(({ members }) => members.map(({ id }) => id))
  if (input.of === 'shipments') {
    const records = await loadShipments(db, who.clientId, ids.flat())
    const byId = new Map(records.map(record => [record.shipmentId, record]))
    return ids.map(own => {
      const [first, ...others] = own.flatMap(id => byId.get(id) ?? [])
      if (first === undefined) return null
      return { apart: [first, ...others].map(({ shipment }) => shipment), together: merged([first, ...others]) }
    })
  }
  return db.transaction(async tx => {
    const [start, records] = await Promise.all([
      orderStart(app, tx, who, now),
      loadOrders(tx, who.clientId, ids.flat()),
    ])
    const rowsOf = await freightOfOrders(tx, who.clientId, records)
    const byId = new Map(records.map(record => [record.orderId, record]))
    return ids.map(own => {
      const [first, ...others] = own.flatMap(id => byId.get(id) ?? [])
      if (first === undefined) return null
      const all = [first, ...others] as const
      const rows = all.map(rowsOf)
      // What nobody knows the weight or units of is priced by nobody.
      if (rows.some(each => each.some(({ gaps }) => gaps.includes('units') || gaps.includes('weight')))) return null
      return {
        apart: all.map((record, n): Shipment => shipmentOfOrders(start, [record], rows[n] ?? [])),
        together: shipmentOfOrders(start, all, rows.flat()),
      }
    })
  })
}

export const getConsolidateOrderData: Handler<typeof GetConsolidateOrderData> = async asked => {
  const { app, db, who, now, input } = asked
  const { total, groups: found } = await proposedGroups(db, who.clientId, input.of)
  const contents = await contentsOf(asked, db, found)
  const saves = await Promise.all(
    contents.map(async content => {
      if (content === null) return null
      const { apart, together } = content
      const [whole, ...each] = await lowestOnSheets(app, db, who, [together, ...apart], now)
      if (whole == null || each.some(price => price === null)) return null
      const sum = each.reduce((total, price) => total + (price?.total ?? 0), 0)
      const { total: price, CarrierName } = whole
      return { apart: sum, together: price, amount: sum - price, currency: together.currency, CarrierName }
    }),
  )
  return {
    total,
    proposals: found.map(({ to, terms, mode, weight, members, day }, index) => ({
      ...{ consignee: to.company, City: to.city, State: to.state, Zip: to.zip, day, Weight: weight, shipMode: mode },
      PaymentType: paymentCodes[terms],
      members: members.map(({ weight: Weight, ...member }) => ({ ...member, Weight })),
      saves: saves[index] ?? null,
    })),
  }
}
