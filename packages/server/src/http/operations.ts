import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { App } from '../app.ts'
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
  server.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await app.db.ping()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unavailable' })
  })
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(app.settings, request)) throw new Refusal('NotFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
