import type { Tx } from '../db/open.ts'
import { insertPrices, priceRow } from '../modules/rates/priceSheets.ts'
import { startRun } from '../modules/rates/runs.ts'
import type { RateSource } from '../modules/rates/sources.ts'
import { contentNow, type ShipmentRecord } from '../modules/shipments/index.ts'

interface PriceGiven {
  readonly scac?: string
  readonly carrierName?: string
  readonly total?: number
  readonly trace?: readonly { readonly step: string; readonly guessed?: boolean }[]
}

/** Keeps a price of a sheet for a locked shipment, in a run of its own. Returns its number. */
export async function putPrice(
  tx: Tx,
  record: ShipmentRecord,
  askedAt: Date,
  { scac = 'DMOA', carrierName = 'Demo Motor', total = 213_36, trace = [] }: PriceGiven = {},
): Promise<number> {
  const source: RateSource = {
    scac,
    carrierName,
    name: 'Test sheet',
    accountId: null,
    connector: '',
    ask: async () => [],
  }
  const { contentNo } = await contentNow(tx, record, askedAt)
  const run = await startRun(tx, record, {
    ...{ runKey: crypto.randomUUID(), contentNo, askedBy: record.createdBy, askedAt, sources: [source] },
  })
  const [id] = await insertPrices(tx, [
    priceRow(run, run.requestOf.get(source) ?? 0, source, {
      ...{ kind: 'price', source: 'Test sheet', wire: null, service: 'direct', transitDays: null, deliveryDate: null },
      ...{ linehaul: total + 266_64, discount: 312_00, fuel: 45_36, accessorials: 0, total, currency: 'USD' },
      ...{ charges: [], trace, warnings: [], expiresAt: null },
    }),
  ])
  return id ?? 0
}
