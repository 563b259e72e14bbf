import { quoteExpiresAt } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { PricedCarrier, SourcePrice } from './sources.ts'

/** What every row of a run's prices says. */
export interface PricedRun {
  readonly clientId: number
  readonly shipmentId: number
  readonly mode: string
  readonly askedAt: Date
}

/** The day, UTC, under which everything of a run is kept. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The parts of a price by its lines; null where it has none of a kind: what is missing is not known, it is not 0. */
export function partsNamed(charges: readonly { readonly kind: string; readonly amount: number }[]) {
  const sumOf = (...kinds: readonly string[]): number | null => {
    const lines = charges.filter(({ kind }) => kinds.includes(kind))
    return lines.length === 0 ? null : lines.reduce((sum, { amount }) => sum + amount, 0)
  }
  const discount = sumOf('discount')
  return {
    linehaul: sumOf('linehaul', 'minimum'),
    discount: discount === null ? null : 0 - discount,
    fuel: sumOf('fuel'),
    accessorials: sumOf('accessorial', 'stopOff', 'tarps', 'cubicCapacity', 'linearFeet'),
  }
}

/** The row that keeps a price as it was given. It can be booked for 24 hours at most (rules of the trade: tender and quotes). */
export const priceRow = (run: PricedRun, requestId: number, source: PricedCarrier, price: SourcePrice) => ({
  client_id: run.clientId,
  day: dayOf(run.askedAt),
  request_id: requestId,
  shipment_id: run.shipmentId,
  mode: run.mode,
  source: price.source,
  scac: price.carrier?.scac ?? source.scac,
  carrier_name: price.carrier?.carrierName ?? source.carrierName,
  account_id: price.wire?.accountId ?? null,
  quote_number: price.wire?.quoteNumber ?? '',
  service_code: price.wire?.serviceCode ?? '',
  service: price.service,
  transit_days: price.transitDays,
  delivery_date: price.deliveryDate,
  ...{ linehaul: price.linehaul, discount: price.discount, fuel: price.fuel, accessorials: price.accessorials },
  total: price.total,
  currency: price.currency,
  charges: price.charges.map(line => ({ ...line })),
  trace: price.trace.map(step => ({ ...step })),
  warnings: price.warnings.map(warning => ({ ...warning })),
  rated_at: run.askedAt.toISOString(),
  expires_at: new Date(quoteExpiresAt(run.askedAt.getTime(), price.expiresAt)).toISOString(),
})

export type NewPrice = ReturnType<typeof priceRow>

const columns = `client_id, day, request_id, shipment_id, mode, source, scac, carrier_name, account_id, quote_number,
  service_code, service, transit_days, delivery_date, linehaul, discount, fuel, accessorials, total, currency, charges,
  trace, warnings, rated_at, expires_at`

const shape = `price_sheet_id bigint, client_id int, day date, request_id bigint, shipment_id bigint, mode text, source text,
  scac text, carrier_name text, account_id bigint, quote_number text, service_code text, service text, transit_days int,
  delivery_date date, linehaul bigint, discount bigint, fuel bigint, accessorials bigint, total bigint, currency text,
  charges jsonb, trace jsonb, warnings jsonb, rated_at timestamptz, expires_at timestamptz`

/** The statement that keeps prices, under the numbers they have or under new ones; it returns them in the order given. */
export const keepingPrices = (rows: readonly (NewPrice & { readonly price_sheet_id?: number })[]) =>
  sql<{ price_sheet_id: number }>`
    insert into price_sheet (price_sheet_id, ${sql.raw(columns)})
    select coalesce(price_sheet_id, nextval('price_sheet_number')), ${sql.raw(columns)}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${sql.raw(shape)})
    returning price_sheet_id`

/** Keeps prices in one statement; returns their numbers, in the order given. */
export const insertPrices = async (tx: Tx, rows: readonly NewPrice[]): Promise<readonly number[]> =>
  (await keepingPrices(rows).execute(tx)).rows.map(row => row.price_sheet_id)

const DAY_MS = 24 * 60 * 60_000

/** Ends the prices that an account gave: with it they can't be ordered any more. Returns the shipments that had them. */
export async function withdrawPrices(
  tx: Tx,
  clientId: number,
  accountId: number,
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .updateTable('price_sheet')
    .set({ expires_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('account_id', '=', accountId)
    // None lives longer than 24 hours, and a day ends somewhere later than elsewhere.
    .where('day', '>=', dayOf(new Date(now.getTime() - 2 * DAY_MS)))
    .where('expires_at', '>', now.toISOString())
    .returning('shipment_id')
    .execute()
  return new Set(rows.map(row => row.shipment_id))
}

/**
 * Prices whose fuel rests on what diesel cost from a day on in a region, in 1/10,000 of a dollar a gallon. `price_sheet_fuel`
 * finds those of the week.
 */
export const restsOnDiesel = ({ region, from, price }: { region: string; from: string; price: number }) => {
  const step = JSON.stringify([{ step: 'fuel', since: from, program: { region, index: price } }])
  return sql<boolean>`(jsonb_path_query_first(trace, '$[*] ? (@.step == "fuel").since') #>> '{}' = ${from}
    and trace @> ${step}::jsonb)`
}

/** Ends prices whose fuel rests on a table that another one took the place of: what was not booked is priced anew. */
export const endPricesOfTable = (tx: Tx, clientId: number, name: string, now: Date) =>
  tx
    .updateTable('price_sheet')
    .set({ expires_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('day', '>=', dayOf(new Date(now.getTime() - 2 * DAY_MS)))
    .where('expires_at', '>', now.toISOString())
    .where(sql<boolean>`trace @> ${JSON.stringify([{ step: 'fuel', program: { name } }])}::jsonb`)
    .execute()

/** Ends prices that their carrier has put others in the place of. */
export const endPrices = (tx: Tx, clientId: number, priceSheetIds: readonly number[], now: Date) =>
  priceSheetIds.length === 0
    ? Promise.resolve()
    : tx
        .updateTable('price_sheet')
        .set({ expires_at: now.toISOString() })
        .where('client_id', '=', clientId)
        .where('price_sheet_id', 'in', [...priceSheetIds])
        .where('expires_at', '>', now.toISOString())
        .execute()
