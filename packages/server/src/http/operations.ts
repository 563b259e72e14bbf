import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { App } from '../app.ts'
import { heldWords } from '../installation/installation.ts'
import { whyNotReady } from '../readiness/readiness.ts'
import { Refusal } from '../refusal.ts'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Behind a proxy on this machine everybody comes from it: then the proxy's own words count, and nobody is let in. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
  ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].every(name => headers[name] === undefined)

/** Who holds the token, or where none is set whoever sits on this machine: routes and their load are nobody else's. */
function mayReadMetrics({ METRICS_TOKEN: token }: App['settings'], request: FastifyRequest): boolean {
  if (token === undefined) return isFromHere(request)
  return timingSafeEqual(hashOf(`Bearer ${token}`), hashOf(request.headers.authorization ?? ''))
}

/** `/healthz` (the process lives), `/readyz` (it can work) and `/metrics` for Prometheus. */
export function addOperations(server: FastifyInstance, app: App): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'waybill_request_seconds',
    help: 'Time to answer a call',
    labelNames: ['route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  let overtaken: string | null = null
  void app.db.overtaken.then(({ message }) => {
    overtaken = message
  })
  // A restart is all that helps a version that was overtaken; a database that is away comes back by itself.
  server.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.code(overtaken === null ? 200 : 503).send({ status: overtaken ?? 'ok' }),
  )
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const why = overtaken ?? (await whyNotReady(app))
    const held = app.hold.because()
    return reply.code(why === null ? 200 : 503).send({
      status: why ?? 'ready',
      ...(held === null ? {} : { held: `Nothing leaves this database: ${heldWords[held]}.` }),
    })
  })
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(app.settings, request)) throw new Refusal('NotFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
