import { randomBytes } from 'node:crypto'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { UPLOAD_MAX_BYTES } from '@waybill/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { App } from '../app.ts'
import type { Handlers } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { watchPace } from './bodyPace.ts'
import { answerError } from './errors.ts'
import { addLogos } from './logos.ts'
import { addOpenApi } from './openapi.ts'
import { addOperations } from './operations.ts'
import { addReportLinks } from './reportLinks.ts'
import { addRoutes } from './routes.ts'
import { serializerCompiler } from './serializer.ts'
import { addSocket } from './socket.ts'
import { addStationSocket } from './stationSocket.ts'
import { addWeb } from './web.ts'

/** A request whose head has not arrived by then is ended, milliseconds. */
const HEADERS_MS = 30_000

/** The whole HTTP side of one node, ready to listen. */
export async function buildServer(app: App, handlers: Handlers): Promise<FastifyInstance> {
  const { settings } = app
  let closing = false
  const server = Fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY === '' ? false : settings.TRUST_PROXY.split(',').map(one => one.trim()),
    bodyLimit: 2 * 1024 * 1024,
    // Of the head alone: a body may take as long as it goes on (bodyPace.ts).
    requestTimeout: 0,
    http: { headersTimeout: HEADERS_MS },
    forceCloseConnections: 'idle',
    genReqId: () => randomBytes(9).toString('base64url'),
    routerOptions: { caseSensitive: true },
  })
  server.setValidatorCompiler(() => value => ({ value }))
  server.setSerializerCompiler(
    serializerCompiler(!settings.production) as Parameters<typeof server.setSerializerCompiler>[0],
  )
  server.setErrorHandler((error, request, reply) => answerError(settings, error, request, reply))
  server.setNotFoundHandler((request, reply) => answerError(settings, new Refusal('NotFound'), request, reply))
  server.addHook('onRequest', async ({ raw }) => watchPace(raw))
  server.addHook('preClose', async () => {
    closing = true
  })
  server.addHook('onSend', async (request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('x-frame-options', 'DENY')
      .header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', "default-src 'none'")
    if (reply.hasHeader('token'))
      reply.header('access-control-expose-headers', 'token, device').header('cache-control', 'no-store')
    if (settings.production) reply.header('strict-transport-security', 'max-age=31536000')
    // A kept-alive connection would hold the shutdown until its client leaves.
    if (closing) reply.header('connection', 'close')
  })
  server.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ route: request.routeOptions.url, status: reply.statusCode, ms, ip: request.ip }, 'answered')
  })
  await server.register(rateLimit, { global: false })
  await server.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 20, fieldSize: 1024 * 1024 },
  })
  await addOpenApi(server)
  addOperations(server, app)
  addLogos(server, app)
  addReportLinks(server, app)
  addRoutes(server, app, handlers)
  await addSocket(server, app)
  addStationSocket(server, app)
  await addWeb(server, app.settings)
  return server
}
