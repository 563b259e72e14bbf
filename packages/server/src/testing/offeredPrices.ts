import { sql } from 'kysely'
import type { Tx } from '../db/open.ts'

/** A price that was there when a shipment was booked; what is left out is plain. */
export interface OfferedPrice {
  readonly scac: string
  readonly total: number
  readonly currency?: string
  /** Codes of its warnings. */
  readonly warnings?: readonly string[]
  readonly trace?: readonly object[]
  /** Hours before it was booked that it was given, and after it that it ended. */
  readonly hoursBefore?: number
  readonly hoursLeft?: number
  /** A carrier's own quote, in a run of its own. */
  readonly isSpot?: true
  /** Of a question that was put before this one. */
  readonly isEarlier?: true
  /** What the routing guide said in its run. */
  readonly guide?: object
  /** Of the freight as it was once. */
  readonly ratingKey?: string
}

/** Puts prices past all rules, with the questions they answer. @returns their numbers, in the order given */
export async function putOffered(
  tx: Tx,
  { clientId, shipmentId, at }: { readonly clientId: number; readonly shipmentId: number; readonly at: string },
  prices: readonly OfferedPrice[],
): Promise<readonly number[]> {
  const runs = new Map<string, number>()
  const runOf = async (kind: string, key: string, isOne: boolean, guide: object | null = null): Promise<number> => {
    const name = `${kind} ${key} ${isOne}`
    const kept = kind === 'spot' ? undefined : runs.get(name)
    if (kept !== undefined) return kept
    const { rows } = await sql<{ run_id: number }>`
      insert into rating_run (client_id, day, run_key, shipment_id, rating_key, asked_at, deadline, kind, guide)
      values (${clientId}, ${at}::date, gen_random_uuid(), ${shipmentId}, ${key}, ${at}::timestamptz - interval '1 hour', ${at}, ${kind},
              ${guide === null ? null : JSON.stringify(guide)}::jsonb)
      returning run_id`.execute(tx)
    const runId = rows[0]?.run_id ?? 0
    runs.set(name, runId)
    return runId
  }
  if (prices.some(({ isEarlier }) => isEarlier === true)) await runOf('sources', 'key', false)
  const numbers: number[] = []
  for (const { scac, total, currency = 'USD', warnings = [], trace = [], ...more } of prices) {
    const { hoursBefore = 1, hoursLeft = 23, isSpot, isEarlier, ratingKey = 'key', guide } = more
    const runId = await runOf(isSpot === true ? 'spot' : 'sources', ratingKey, isEarlier !== true, guide)
    const { rows } = await sql<{ price_sheet_id: number }>`
      with request as (
        insert into quote_request (client_id, day, run_id, source, scac, carrier_name, asked_at, answered_at, state)
        values (${clientId}, ${at}::date, ${runId}, 'Sheet', ${scac}, ${scac}, ${at}, ${at}::timestamptz - ${hoursBefore} * interval '1 hour', 'priced')
        returning request_id
      )
      insert into price_sheet (client_id, day, request_id, shipment_id, mode, source, scac, carrier_name, service, total, currency, charges, trace,
                               warnings, rated_at, expires_at)
      select ${clientId}, ${at}::date, request_id, ${shipmentId}, 'LTL', 'Sheet', ${scac}, ${scac}, 'Standard', ${total}, ${currency}, '[]',
             ${JSON.stringify(trace)}::jsonb, ${JSON.stringify(warnings.map(code => ({ code })))}::jsonb, ${at},
             ${at}::timestamptz + ${hoursLeft} * interval '1 hour'
        from request returning price_sheet_id`.execute(tx)
    numbers.push(rows[0]?.price_sheet_id ?? 0)
  }
  return numbers
}
