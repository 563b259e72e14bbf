import type { MessageCode } from '@waybill/contract'
import type { BulkAction, WireBulkRow, WireChangedRow } from '@waybill/contract/wire/bulk.ts'
import { isExpired, ratingKey, slotStates } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Who } from '../../who.ts'
import { changesSince } from '../details/index.ts'
import { loadShipments } from '../shipments/index.ts'
import type { BulkList } from './action.ts'
import { actions } from './actions.ts'

/** A row as it is kept, with the version that was seen; null: as it was when its turn came. */
export type ShownRow = Omit<WireBulkRow, 'changed' | 'sameLoad'> & {
  readonly version: number | null
  readonly params: unknown
}

interface Job {
  readonly action: BulkAction
  readonly shown: readonly ShownRow[]
}

interface Door {
  readonly app: App
  readonly db: Pick<TenantDb, 'read'>
  readonly who: Who
}

/** What has versions, by the list it stands in. */
export const versioned: Readonly<Partial<Record<BulkList, 'shipment' | 'carrier' | 'item'>>> = {
  shipments: 'shipment',
  carriers: 'carrier',
  items: 'item',
}

/** Why a row waits until what became of it was shown: it was changed since, or its price is one that nobody confirmed. */
export const shownFirst: readonly string[] = [
  ...(['ChangedMeanwhile', 'ChangedYourself', 'PriceNotSeen'] satisfies readonly MessageCode[]),
]

type Price = NonNullable<WireChangedRow['price']>

/** Where a tender could go now. */
interface Open {
  /** Null: collect freight, which goes to its carrier without a price of ours. */
  readonly price: Price | null
}

/**
 * The shipments that a tender could go for at this moment, each at its chosen price: nobody holds them, and the price is in
 * force and was given for them as they are. Another is refused, so nothing is promised of it.
 */
async function openShipments({ app, db, who }: Door, ids: readonly number[]): Promise<ReadonlyMap<number, Open>> {
  if (ids.length === 0) return new Map()
  const { clientId } = who
  const [records, prices, held] = await Promise.all([
    loadShipments(db, clientId, [...new Set(ids)]),
    db.read(
      app.db.query
        .selectFrom('shipment as s')
        .innerJoin('price_sheet as p', join =>
          join.onRef('p.client_id', '=', 's.client_id').onRef('p.price_sheet_id', '=', 's.selected_quote_id'),
        )
        .innerJoin('quote_request as q', join =>
          join
            .onRef('q.client_id', '=', 'p.client_id')
            .onRef('q.day', '=', 'p.day')
            .onRef('q.request_id', '=', 'p.request_id'),
        )
        .innerJoin('rating_run as r', join =>
          join.onRef('r.client_id', '=', 'q.client_id').onRef('r.day', '=', 'q.day').onRef('r.run_id', '=', 'q.run_id'),
        )
        .select(['s.shipment_id', 'p.price_sheet_id', 'p.carrier_name', 'p.total', 'p.currency'])
        .select(['p.expires_at', 'r.rating_key'])
        .where('s.client_id', '=', clientId)
        .where('s.shipment_id', '=', sql<number>`any(${ids}::bigint[])`),
    ),
    db.read(
      app.db.query
        .selectFrom('tender')
        .select('shipment_id')
        .where('client_id', '=', clientId)
        .where('shipment_id', '=', sql<number>`any(${ids}::bigint[])`)
        .where('state', 'in', slotStates),
    ),
  ])
  const chosen = new Map(prices.map(price => [price.shipment_id, price]))
  const isHeld = new Set(held.map(({ shipment_id }) => shipment_id))
  return new Map(
    records.flatMap(({ shipmentId, status, shipment }): (readonly [number, Open])[] => {
      if (status !== 'Q' || isHeld.has(shipmentId)) return []
      if (shipment.terms === 'collect') return [[shipmentId, { price: null }]]
      const price = chosen.get(shipmentId)
      const isGood =
        price !== undefined &&
        price.rating_key === ratingKey(shipment) &&
        !isExpired(Date.parse(price.expires_at), app.clock.now().getTime())
      if (!isGood) return []
      const { price_sheet_id: PricesheetID, carrier_name: CarrierName, total: CurrAmount, currency } = price
      return [[shipmentId, { price: { PricesheetID, CarrierName, CurrAmount, currency } }]]
    }),
  )
}

/** What became of the rows that are shown before they go on, each since the version that was seen. */
export async function changedRows(door: Door, jobs: readonly Job[]): Promise<ReadonlyMap<ShownRow, WireChangedRow>> {
  const { app, db, who } = door
  const rows = jobs.flatMap(({ action, shown }) =>
    shown.flatMap(row => {
      const entity = versioned[actions[action].list]
      const isChanged = shownFirst.includes(row.code) && entity !== undefined
      return isChanged ? [{ row, entity, action, id: row.id, version: row.version ?? 0 }] : []
    }),
  )
  const open = await openShipments(
    door,
    rows.flatMap(({ action, id }) => (action === 'tender' ? [id] : [])),
  )
  const found = new Map<ShownRow, WireChangedRow>()
  for (const entity of ['shipment', 'carrier', 'item'] as const) {
    const own = rows.filter(one => one.entity === entity)
    const since = await changesSince(app, db, who, entity, own)
    for (const [index, { row, action, id }] of own.entries()) {
      const { version = 1, history = [] } = since[index] ?? {}
      const price = open.get(id)?.price ?? null
      const mayGo = action !== 'tender' || open.has(id)
      found.set(row, { version: Math.max(1, version), history: [...history], price, mayGo })
    }
  }
  return found
}
