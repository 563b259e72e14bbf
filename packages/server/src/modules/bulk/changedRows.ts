import type { MessageCode } from '@waybill/contract'
import type { BulkAction, WireBulkRow, WireChangedRow } from '@waybill/contract/wire/bulk.ts'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Who } from '../../who.ts'
import { changesSince } from '../details/index.ts'
import type { BulkList } from './action.ts'
import { actions } from './actions.ts'

/** A row as it is kept, with the version that was seen; null: as it was when its turn came. */
export type ShownRow = Omit<WireBulkRow, 'changed'> & { readonly version: number | null }

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

/** Why a row waits until what became of it was shown: somebody else changed it, or its price is one that nobody confirmed. */
export const shownFirst: readonly string[] = ['ChangedMeanwhile', 'PriceNotSeen'] satisfies readonly MessageCode[]

type Price = NonNullable<WireChangedRow['price']>

/** The prices that are chosen for shipments at this moment, by shipment. */
async function chosenPrices({ app, db, who }: Door, ids: readonly number[]): Promise<ReadonlyMap<number, Price>> {
  if (ids.length === 0) return new Map()
  const rows = await db.read(
    app.db.query
      .selectFrom('shipment as s')
      .innerJoin('price_sheet as p', join =>
        join.onRef('p.client_id', '=', 's.client_id').onRef('p.price_sheet_id', '=', 's.selected_quote_id'),
      )
      .select(['s.shipment_id', 'p.price_sheet_id', 'p.carrier_name', 'p.total', 'p.currency'])
      .where('s.client_id', '=', who.clientId)
      .where('s.shipment_id', '=', sql<number>`any(${ids}::bigint[])`),
  )
  return new Map(
    rows.map(
      ({ shipment_id, price_sheet_id: PricesheetID, carrier_name: CarrierName, total: CurrAmount, currency }) => [
        shipment_id,
        { PricesheetID, CarrierName, CurrAmount, currency },
      ],
    ),
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
  const prices = await chosenPrices(
    door,
    rows.flatMap(({ action, id }) => (action === 'tender' ? [id] : [])),
  )
  const found = new Map<ShownRow, WireChangedRow>()
  for (const entity of ['shipment', 'carrier', 'item'] as const) {
    const own = rows.filter(one => one.entity === entity)
    const since = await changesSince(app, db, who, entity, own)
    for (const [index, { row, action, id }] of own.entries()) {
      const { version = 1, history = [] } = since[index] ?? {}
      const price = action === 'tender' ? (prices.get(id) ?? null) : null
      found.set(row, { version: Math.max(1, version), history: [...history], price })
    }
  }
  return found
}
