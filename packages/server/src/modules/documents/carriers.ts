import type { BolCarrier } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { ShipmentRecord } from '../shipments/index.ts'

/** Who carries each shipment: the booked carrier, else the one whose price is chosen; in the order given. */
export async function carriersOf(
  app: App,
  db: Pick<TenantDb, 'read'>,
  records: readonly ShipmentRecord[],
): Promise<readonly (BolCarrier | null)[]> {
  const priced = records.filter(({ carrierScac, selectedQuoteId }) => carrierScac === '' && selectedQuoteId !== null)
  const quoteIds = priced.map(({ selectedQuoteId }) => selectedQuoteId ?? 0)
  const quotes =
    quoteIds.length === 0
      ? []
      : await db.read(
          app.db.query
            .selectFrom('price_sheet')
            .select(['price_sheet_id', 'scac', 'carrier_name'])
            .where(
              'shipment_id',
              'in',
              priced.map(({ shipmentId }) => shipmentId),
            )
            .where('price_sheet_id', 'in', quoteIds),
        )
  const chosen = new Map(quotes.map(row => [row.price_sheet_id, { scac: row.scac, name: row.carrier_name }]))
  return records.map(({ carrierScac, carrierName, selectedQuoteId }) =>
    carrierScac !== '' ? { scac: carrierScac, name: carrierName } : (chosen.get(selectedQuoteId ?? 0) ?? null),
  )
}
