import { calls, pathOf } from '@waybill/contract'
import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { composeNode } from '../compose.ts'
import { newCompany, PASSWORD } from '../testing/company.ts'
import { ask, sharedNode, startTestNode, testSettings } from '../testing/node.ts'

describe('the HTTP side', () => {
  it('describes every call in OpenAPI 3.1, and has a page to read it', async () => {
    const { server } = await sharedNode()
    const document = JSON.parse((await server.inject('/openapi.json')).body)
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths).sort()).toEqual(Object.values(calls).map(pathOf).sort())
    const page = await server.inject('/docs/')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const policy = String(page.headers['content-security-policy'])
    // A nonce beside 'unsafe-inline' would switch it off, and the page's library writes styles as it likes.
    expect(policy).toContain("style-src 'self' 'unsafe-inline';")
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+';/)
  })

  it('sends no sniffable, frameable or cacheable answers', async () => {
    const { server } = await sharedNode()
    const { headers } = await server.inject({ method: 'POST', url: pathOf(Login) })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'",
    })
  })

  it.each([
    ['broken JSON', '{', 'application/json', 400],
    ['another content type', '<x/>', 'text/xml', 400],
    ['3 MB of JSON', JSON.stringify({ Email: 'x'.repeat(3_000_000) }), 'application/json', 413],
    ['an unknown path', '{}', 'application/json', 404],
  ])('answers %s in the one shape of errors', async (what, payload, contentType, status) => {
    const { server } = await sharedNode()
    const url = what === 'an unknown path' ? '/api/Nothing/Here' : pathOf(Login)
    const answer = await server.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } })
    expect(answer.statusCode).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    expect(JSON.parse(answer.body).requestId).toBe(answer.headers['x-request-id'])
  })

  it('serves health without a session', async () => {
    const { server } = await sharedNode()
    expect((await server.inject('/readyz')).statusCode).toBe(200)
  })

  it('tells metrics to this machine alone, never through a proxy, or to who holds the token', async () => {
    const shown = async (node: { server: FastifyInstance }, headers = {}, remoteAddress = '127.0.0.1') => {
      const { statusCode, body } = await node.server.inject({ url: '/metrics', headers, remoteAddress })
      return statusCode === 200 ? body.includes('waybill_request_seconds_bucket') : statusCode
    }
    const open = await sharedNode()
    expect(await shown(open)).toBe(true)
    expect(await shown(open, {}, '::1')).toBe(true)
    expect(await shown(open, {}, '10.0.0.7')).toBe(404)
    expect(await shown(open, { 'x-forwarded-for': '127.0.0.1' })).toBe(404)

    const METRICS_TOKEN = 'a token for the tests'
    const closed = await startTestNode(testSettings({ METRICS_TOKEN }))
    expect(await shown(closed)).toBe(404)
    expect(await shown(closed, { authorization: 'Bearer another token' })).toBe(404)
    expect(await shown(closed, { authorization: `Bearer ${METRICS_TOKEN}` }, '10.0.0.7')).toBe(true)
    await closed.close()
  })

  it('counts what waits, what left, what was said to carriers, and the room there is', async () => {
    const node = await sharedNode()
    node.app.metrics.letters.inc({ outcome: 'later' })
    node.app.metrics.exchanges.inc({ connector: 'ups', operation: 'rate', outcome: 'answered' })
    const { body } = await node.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    for (const line of [
      /^# HELP waybill_due_work_age_seconds /m,
      /^waybill_database_connections\{state="idle"\} \d+$/m,
      /^waybill_letters_total\{outcome="later"\} [1-9]/m,
      /^waybill_carrier_exchanges_total\{connector="ups",operation="rate",outcome="answered"\} [1-9]/m,
      /^waybill_data_free_bytes \d+$/m,
      /^waybill_held 0$/m,
      /^waybill_sockets \d+$/m,
    ]) {
      expect(body).toMatch(line)
    }
  })

  it('is as patient with letters of sign-ins as with those of shipments', async () => {
    const { connection } = await sharedNode()
    const client = new pg.Client(connection)
    await client.connect()
    const { rows } = await client.query(
      "select retry_limit, retry_delay, retry_delay_max from pgboss.queue where name like 'Mail%'",
    )
    await client.end()
    expect(rows).toHaveLength(3)
    for (const row of rows) expect(row).toEqual({ retry_limit: 28, retry_delay: 15, retry_delay_max: 900 })
  })

  it('writes no password, key or access id into its log', async () => {
    const lines: string[] = []
    const settings = testSettings({ WAYBILL_LOG_LEVEL: 'trace' })
    const quiet = await startTestNode()
    const log = pino({ level: 'trace' }, { write: line => lines.push(line) })
    const node = {
      ...quiet,
      ...(await composeNode({ settings, connection: quiet.connection, log, clock: quiet.clock })),
    }
    const clerk = await newCompany(node)
    const { headers } = await ask(node, Login, { body: { Email: clerk.email, Password: PASSWORD } })
    await ask(node, Login, { body: { Email: clerk.email, Password: 'canary-password' } }, String(headers.token))
    await ask(node, GetShipmentCount, {}, clerk.token)
    const all = lines.join('\n')
    expect(all).toContain('answered')
    // Whose call it was, for who looks for what somebody did.
    const answered = lines.map(line => JSON.parse(line)).findLast(({ msg }) => msg === 'answered')
    expect(answered).toMatchObject({ clientId: clerk.clientId, userId: clerk.userId, ip: '127.0.0.1', status: 200 })
    for (const canary of [PASSWORD, 'canary-password', String(headers.token), clerk.token])
      expect(all).not.toContain(canary)
    await node.close()
    await quiet.close()
  })
})
