import { setTimeout } from 'node:timers/promises'
import type { Exchange, WireCall } from '@waybill/carriers'
import { sql } from 'kysely'
import type { App } from '../app.ts'
import { Refusal } from '../refusal.ts'

/** What an exchange with a carrier is about. */
export interface About {
  readonly clientId: number
  readonly shipmentId: number | null
  readonly accountId: number | null
  readonly connector: string
}

export interface OpenWireCall {
  readonly wireCall: WireCall
  /** Keeps it soon, together with what others said by then: for wire calls by the dozen. */
  keepSoon(): void
  /** Keeps what was said so far. Called when the work is done: nobody waits for it. */
  keep(): Promise<void>
}

const rowOf = (about: About, exchange: Exchange) => ({
  client_id: about.clientId,
  shipment_id: about.shipmentId,
  account_id: about.accountId,
  connector: about.connector,
  operation: exchange.operation,
  method: exchange.method,
  url: exchange.url,
  // PostgreSQL holds no zero byte in a text, and a carrier may say anything.
  request_body: exchange.requestBody.replaceAll('\0', ''),
  status: exchange.status,
  response_body: exchange.responseBody.replaceAll('\0', ''),
  outcome: exchange.outcome,
  error: exchange.error,
  started_at: new Date(exchange.startedAt).toISOString(),
  duration_ms: Math.round(exchange.durationMs),
})

const KEEP_AFTER_MS = 500

interface Waiting {
  readonly about: About
  readonly exchange: Exchange
}

/** What each company's carriers said and is still to be kept, per node. */
const waiting = new WeakMap<App, Map<number, Waiting[]>>()

/** Waits, and leaves no listener behind at the node's own signal. */
const pause = (ms: number, ending: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal: ending }).catch(() => {})

async function insert(app: App, clientId: number, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  if (rows.length === 0) return
  try {
    await app.lanes.share('trace', clientId, null, tx => tx.insertInto('carrier_exchange').values(rows).execute())
  } catch (error) {
    app.log.error({ err: error, clientId }, 'exchanges with carriers could not be kept')
  }
}

/**
 * A call over a carrier's wire whose exchanges are kept for support. A trace that can't be kept is logged and holds up
 * nothing: what the carrier answered counts more than the record of it.
 * @throws {Refusal} CopyHeld: this is a copy of the database, which asks nobody
 */
export function openWireCall(app: App, about: About, deadlineMs: number, signal?: AbortSignal): OpenWireCall {
  if (app.hold.because() !== null) throw new Refusal('CopyHeld')
  const heard: Exchange[] = []
  return {
    wireCall: {
      deadlineMs,
      ...(signal === undefined ? {} : { signal }),
      now: () => app.clock.now().getTime(),
      onExchange: exchange => {
        heard.push(exchange)
        const { operation, outcome } = exchange
        app.metrics.exchanges.inc({ connector: about.connector, operation, outcome })
      },
    },
    async keep() {
      await insert(
        app,
        about.clientId,
        heard.splice(0).map(exchange => rowOf(about, exchange)),
      )
    },
    keepSoon() {
      const own = waiting.get(app) ?? new Map<number, Waiting[]>()
      waiting.set(app, own)
      const first = own.get(about.clientId)
      const heardNow = heard.splice(0).map(exchange => ({ about, exchange }))
      if (first !== undefined) return void first.push(...heardNow)
      own.set(about.clientId, heardNow)
      app.background.run(async ending => {
        await pause(KEEP_AFTER_MS, ending)
        const rows = (own.get(about.clientId) ?? []).map(one => rowOf(one.about, one.exchange))
        own.delete(about.clientId)
        await insert(app, about.clientId, rows)
      })
    },
  }
}

/** Forgets a company's exchanges from before a moment (ISO). */
export const forgetExchanges = (app: App, clientId: number, before: string): Promise<unknown> =>
  app.db
    .forClient(clientId)
    .transaction(tx => tx.deleteFrom('carrier_exchange').where('started_at', '<', before).execute())

/**
 * Forgets what was said to rating questions, in steps of so many rows: answers from before one moment, failures from
 * before another.
 */
export async function forgetRateExchanges(
  app: App,
  clientId: number,
  { answered, failed }: { readonly answered: Date; readonly failed: Date },
  step: number,
): Promise<void> {
  const { numAffectedRows } = await app.db.forClient(clientId).transaction(tx =>
    sql`
      delete from carrier_exchange where client_id = ${clientId} and exchange_id in (
        select exchange_id from carrier_exchange
         where client_id = ${clientId} and operation = 'rate' and started_at < ${answered.toISOString()}
           and (started_at < ${failed.toISOString()} or (outcome = 'answered' and status < 400))
         limit ${step})`.execute(tx),
  )
  if (Number(numAffectedRows ?? 0) >= step) await forgetRateExchanges(app, clientId, { answered, failed }, step)
}
