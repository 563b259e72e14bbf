import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import { STATION_PROGRAM } from '@waybill/contract/wire/stationPaths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { type Addressed, settingsOf } from './pageSettings.ts'

const dist = resolve(import.meta.dirname, '../../../web/dist')

/**
 * Light entries, in small letters: of people who are not signed in yet, and of those without an account. All else is the
 * app's own.
 */
const lightPages: Readonly<Record<string, string>> = {
  '/': 'login.html',
  '/passwordsetup': 'login.html',
  '/approval': 'login.html',
  '/tracking': 'tracking.html',
  '/trackingshipment': 'tracking.html',
  '/quoteresponse': 'carrier.html',
  '/tenderresponse': 'carrier.html',
}

/**
 * The light entry that an address leads to, in capitals or not, with a slash at its end or without: mail programs and people
 * change both. None: the app's own.
 */
export function lightPageOf(url: string): string | undefined {
  const path = (url.split('?')[0] ?? '').toLowerCase().replace(/(?<=.)\/+$/, '')
  return Object.hasOwn(lightPages, path) ? lightPages[path] : undefined
}

function policy(nonce: string, connect: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ['connect-src', "'self'", ...connect].join(' '),
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function page(file: string, settings: Addressed): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  let html: string | undefined
  return (request, reply) => {
    if (!existsSync(join(dist, file)))
      return reply.code(503).type('text/plain').send('The web app is not built yet: npm run build')
    html ??= readFileSync(join(dist, file), 'utf8')
    const nonce = randomBytes(16).toString('base64')
    const { text, others } = settingsOf(settings, request.hostname)
    return reply
      .header('content-security-policy', policy(nonce, others))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__NONCE__', nonce).replace('__SETTINGS__', () => text))
  }
}

/** Serves the built web app: hashed assets for a year, the pages with a fresh nonce each time. */
export async function addWeb(server: FastifyInstance, settings: Addressed): Promise<void> {
  const app = page('index.html', settings)
  const light = new Map(Object.values(lightPages).map(file => [file, page(file, settings)]))
  const assets = join(dist, 'assets')
  // Also one that is still being built: it is there before the product listens.
  if (existsSync(assets)) {
    await server.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
    })
  }
  server.get(STATION_PROGRAM, { schema: { hide: true } }, (_request, reply) => {
    const program = join(dist, 'station.mjs')
    if (!existsSync(program))
      return reply.code(503).type('text/plain').send('The station program is not built yet: npm run build')
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(readFileSync(program))
  })
  server.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (/^\/api(\/|$)/i.test(path)) throw new Refusal('NotFound')
    if (path.startsWith('/assets/')) return reply.code(404).type('text/plain').send('Not found')
    return (light.get(lightPageOf(request.url) ?? '') ?? app)(request, reply)
  })
}
