import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { heldWords } from '../installation/installation.ts'
import { addGauges } from '../metrics/gauges.ts'
import { openReadiness } from '../readiness/readiness.ts'
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
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    app.metrics.calls.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  addGauges(app, () => server.websocketServer?.clients.size ?? 0)
  const readiness = openReadiness(app)
  let overtaken: string | null = null
  void app.db.overtaken.then(({ message }) => {
    overtaken = message
  })
  // A restart is all that helps a version that was overtaken; a database that is away comes back by itself.
  server.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.code(overtaken === null ? 200 : 503).send({ status: overtaken ?? 'ok' }),
  )
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const why = overtaken ?? (await readiness())
    const held = app.hold.because()
    return reply.code(why === null ? 200 : 503).send({
      status: why ?? 'ready',
      ...(held === null ? {} : { held: `Nothing leaves this database: ${heldWords[held]}.` }),
    })
  })
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(app.settings, request)) throw new Refusal('NotFound')
    const { registry } = app.metrics
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
