import { impliedIn, type PricedRate } from '@waybill/contract/wire/rate.ts'
import { slotStates } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { ShipmentRecord } from '../shipments/index.ts'

type Db = Pick<TenantDb, 'read'>
type Kept = Pick<App, 'db'>

/**
 * Services that the order of each shipment was priced for though nobody ticked them, codes of `accessorials.ts`, by shipment. One that nobody ordered is left out.
 */
export async function impliedOrdered(
  app: Kept,
  db: Db,
  records: readonly ShipmentRecord[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const [first] = records
  if (first === undefined) return new Map()
  const rows = await db.read(
    app.db.query
      .selectFrom('tender')
      .select(['shipment_id', 'implied'])
      .where('client_id', '=', first.clientId)
      .where('state', 'in', [...slotStates])
      .where(
        'shipment_id',
        'in',
        records.map(({ shipmentId }) => shipmentId),
      ),
  )
  return new Map(rows.map(row => [row.shipment_id, row.implied as unknown as string[]]))
}

/** The same for papers, in the order given: of what is not ordered yet, as the chosen price was asked for. */
export async function impliedOnPapers(
  app: Kept,
  db: Db,
  records: readonly ShipmentRecord[],
): Promise<readonly (readonly string[])[]> {
  const ordered = await impliedOrdered(app, db, records)
  const chosen = records.flatMap(({ shipmentId, selectedQuoteId }) =>
    ordered.has(shipmentId) || selectedQuoteId === null ? [] : [selectedQuoteId],
  )
  const prices =
    chosen.length === 0
      ? []
      : await db.read(
          app.db.query
            .selectFrom('price_sheet')
            .select(['price_sheet_id', 'trace', 'warnings'])
            .where('client_id', '=', records[0]?.clientId ?? 0)
            .where('price_sheet_id', 'in', chosen),
        )
  const asked = new Map(
    prices.map(({ price_sheet_id, trace, warnings }) => {
      const price = {
        trace: trace as unknown as PricedRate['trace'],
        warnings: warnings as unknown as PricedRate['warnings'],
      }
      return [price_sheet_id, impliedIn(price)]
    }),
  )
  return records.map(
    ({ shipmentId, selectedQuoteId }) => ordered.get(shipmentId) ?? asked.get(selectedQuoteId ?? 0) ?? [],
  )
}
