import { addDays, EXCHANGE_FRESH_DAYS, type ExchangeRate, exchanged } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { NewPrice } from './priceSheets.ts'

/** The company's exchange rates that can hold on a day. */
export const exchangeRatesOn = (
  app: App,
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  day: string,
): Promise<readonly ExchangeRate[]> =>
  db.read(
    app.db.query
      .selectFrom('exchange_rate')
      .distinctOn('currency')
      .select(['currency', 'effective_from as from', 'usd'])
      .where('client_id', '=', clientId)
      .where('effective_from', '<=', day)
      .where('effective_from', '>=', addDays(day, -EXCHANGE_FRESH_DAYS))
      .orderBy('currency')
      .orderBy('effective_from', 'desc'),
  )

/** What prices of other currencies are compared by. */
export interface Exchanging {
  /** The shipment's currency. */
  readonly into: string
  readonly rates: readonly ExchangeRate[]
  /** The company's day, on which they hold. */
  readonly day: string
}

/** A price of another currency with what it comes to in the shipment's, as it was known on the day it was asked for. */
export function withExchange(row: NewPrice, { into, rates, day }: Exchanging): NewPrice {
  if (row.currency === into) return row
  const converted = exchanged({ minor: row.total, from: row.currency, into }, rates, day)
  return converted === null ? row : { ...row, trace: [...row.trace, { step: 'exchange', ...converted }] }
}
