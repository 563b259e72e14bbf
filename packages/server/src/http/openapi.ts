import { randomBytes } from 'node:crypto'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** OpenAPI 3.1 of every call at `/openapi.json`, and a readable page at `/docs`. */
export async function addOpenApi(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Waybill',
        version: '0.1.0',
        description: 'Every call is a POST; the reply header `token` replaces the key.',
      },
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  let text: string | undefined
  server.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    text ??= JSON.stringify(server.swagger())
    return reply.type('application/json; charset=utf-8').send(text)
  })
  addReadablePage(server)
}

/** `/docs`: its four megabytes of script are loaded with the first visit, in a server of their own behind this one. */
function addReadablePage(server: FastifyInstance): void {
  let page: Promise<FastifyInstance> | undefined
  const load = async (): Promise<FastifyInstance> => {
    const { default: scalar } = await import('@scalar/fastify-api-reference')
    const own = Fastify()
    await own.register(scalar, { routePrefix: '/docs', configuration: { url: '/openapi.json', ...quiet } })
    return own
  }
  for (const url of ['/docs', '/docs/*']) {
    server.get(url, { schema: { hide: true } }, async (request, reply) => {
      page ??= load()
      const answer = await (await page).inject({ url: request.url, headers: { accept: 'text/html' } })
      const type = String(answer.headers['content-type'] ?? 'text/plain')
      if (answer.headers.location !== undefined) return reply.redirect(String(answer.headers.location))
      reply.code(answer.statusCode).type(type)
      return type.startsWith('text/html') ? withNonce(reply, answer.body) : answer.rawPayload
    })
  }
}

/** The page asks nobody but this server, and offers nothing of the library's maker. */
const quiet = {
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
} as const

/**
 * Lets the page's own scripts through the content security policy, and nothing else. Its library writes styles into elements
 * and attributes without a nonce; the page shows nobody's data and may load from here alone, so they tell nothing to anybody.
 */
function withNonce(reply: FastifyReply, html: string): string {
  const nonce = randomBytes(16).toString('base64')
  reply.header(
    'content-security-policy',
    [
      `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:`,
      "font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; frame-ancestors 'none'",
    ].join('; '),
  )
  return html
    .replace('<head>', `<head><meta property="csp-nonce" content="${nonce}">`)
    .replaceAll('<script', `<script nonce="${nonce}"`)
}
