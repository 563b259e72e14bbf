import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** What this node counts; read at `/metrics`. */
export interface Metrics {
  readonly registry: Registry
  /** Calls, by route and status, in seconds. */
  readonly calls: Histogram<'route' | 'status'>
  /** Letters that were handed to the mail server, by what became of them (mail/transport.ts). */
  readonly letters: Counter<'outcome'>
  /** What was said to carriers, by connector, operation and outcome. */
  readonly exchanges: Counter<'connector' | 'operation' | 'outcome'>
}

/** One registry for each node, so that several in one process (the tests) count apart. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    calls: new Histogram({
      name: 'waybill_request_seconds',
      help: 'Time to answer a call',
      labelNames: ['route', 'status'] as const,
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    letters: new Counter({
      name: 'waybill_letters_total',
      help: 'Letters handed to the mail server, by outcome',
      labelNames: ['outcome'] as const,
      registers,
    }),
    exchanges: new Counter({
      name: 'waybill_carrier_exchanges_total',
      help: 'Messages to carriers, by connector, operation and outcome',
      labelNames: ['connector', 'operation', 'outcome'] as const,
      registers,
    }),
  }
}
