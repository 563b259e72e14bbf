import { originOf, type Shipment } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { zoneOf } from '../../places/zips.ts'
import type { Who } from '../../who.ts'
import { loadOrders } from '../salesOrders/index.ts'
import { loadShipments } from '../shipments/index.ts'
import { merged } from './consolidate.ts'
import { freightOfOrders, orderStart, shipmentOfOrders } from './orderedShipment.ts'

/** Freight apart and together, as it stands or would be built. */
export interface Together {
  readonly apart: readonly Shipment[]
  readonly together: Shipment
  readonly originZone: string
}

interface Asked {
  readonly app: App
  readonly who: Who
  readonly now: Date
}

/**
 * The contents of groups of open orders, or of shipments, apart and together. Null: the group is empty, or nobody knows what of
 * it weighs or on how many units it goes.
 * @throws {Refusal} NotFound
 */
export async function contentsTogether(
  { app, who, now }: Asked,
  of: 'orders' | 'shipments',
  db: TenantDb,
  groups: readonly (readonly number[])[],
): Promise<readonly (Together | null)[]> {
  if (of === 'shipments') {
    const records = await loadShipments(db, who.clientId, groups.flat())
    const byId = new Map(records.map(record => [record.shipmentId, record]))
    return groups.map(own => {
      const [first, ...others] = own.flatMap(id => byId.get(id) ?? [])
      if (first === undefined) return null
      const { originZone } = first
      return {
        apart: [first, ...others].map(({ shipment }) => shipment),
        together: merged([first, ...others]),
        originZone,
      }
    })
  }
  return db.transaction(async tx => {
    const [start, records] = await Promise.all([
      orderStart(app, tx, who, now),
      loadOrders(tx, who.clientId, groups.flat()),
    ])
    const rowsOf = await freightOfOrders(tx, who.clientId, records)
    const byId = new Map(records.map(record => [record.orderId, record]))
    return groups.map(own => {
      const [first, ...others] = own.flatMap(id => byId.get(id) ?? [])
      if (first === undefined) return null
      const all = [first, ...others] as const
      const rows = all.map(rowsOf)
      // What nobody knows the weight or units of is priced by nobody.
      if (rows.some(each => each.some(({ gaps }) => gaps.includes('units') || gaps.includes('weight')))) return null
      const together = shipmentOfOrders(start, all, rows.flat())
      return {
        apart: all.map((record, n): Shipment => shipmentOfOrders(start, [record], rows[n] ?? [])),
        together,
        originZone: zoneOf(originOf(together), who.timeZone),
      }
    })
  })
}
