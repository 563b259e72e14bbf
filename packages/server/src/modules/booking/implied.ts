import { impliedIn, type WireRate } from '@waybill/contract/wire/rate.ts'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { PriceSheetRow } from '../prices/index.ts'
import type { Tender } from './tenders.ts'

/** What a price was asked for beside what was ticked: the carrier hears of it with the order. */
export const impliedInPrice = ({ trace, warnings }: Pick<PriceSheetRow, 'trace' | 'warnings'>): readonly string[] =>
  impliedIn({
    trace: trace as unknown as WireRate['trace'],
    warnings: warnings as unknown as WireRate['warnings'],
  })

/** The same of the price of a tender; none where it has no price, or it is kept no longer. */
export async function impliedOf(
  app: App,
  db: Pick<TenantDb, 'readOne'>,
  { clientId, priceSheetId }: Pick<Tender, 'clientId' | 'priceSheetId'>,
): Promise<readonly string[]> {
  if (priceSheetId === null) return []
  const price = await db.readOne(
    app.db.query
      .selectFrom('price_sheet')
      .select(['trace', 'warnings'])
      .where('client_id', '=', clientId)
      .where('price_sheet_id', '=', priceSheetId),
  )
  return price === null ? [] : impliedInPrice(price)
}
