import type { Errand, Exchange } from '@waybill/carriers'
import type { App } from '../app.ts'

/** What an exchange with a carrier is about. */
export interface About {
  readonly clientId: number
  readonly shipmentId: number | null
  readonly accountId: number | null
  readonly connector: string
}

export interface OpenErrand {
  readonly errand: Errand
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

/**
 * An errand to a carrier whose exchanges are kept for support. A trace that can't be kept is logged and holds up
 * nothing: what the carrier answered counts more than the record of it.
 */
export function openErrand(app: App, about: About, deadlineMs: number, signal?: AbortSignal): OpenErrand {
  const heard: Exchange[] = []
  return {
    errand: {
      deadlineMs,
      ...(signal === undefined ? {} : { signal }),
      now: () => app.clock.now().getTime(),
      onExchange: exchange => heard.push(exchange),
    },
    async keep() {
      const rows = heard.splice(0).map(exchange => rowOf(about, exchange))
      if (rows.length === 0) return
      try {
        await app.db
          .forClient(about.clientId)
          .transaction(tx => tx.insertInto('carrier_exchange').values(rows).execute())
      } catch (error) {
        app.log.error({ err: error, connector: about.connector }, 'a carrier exchange could not be kept')
      }
    },
  }
}
