import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { type Answering, apiErrorBody, type Said, startAnswering } from '../testing/answering.ts'
import { CANARY, exampleOrder, exampleShipment, project44Account, wireCallOf } from '../testing/shipment.ts'
import { project44 } from './index.ts'

const started: Answering[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map(one => one.close()))
})

const TOKEN = 'POST /api/v4/oauth2/token'
const token: Said = { body: '{"access_token":"example-token","expires_in":600}' }

async function talking(say: (asked: string, url: string) => Said) {
  const server = await startAnswering(say)
  started.push(server)
  return { server, account: project44Account(server.url, 'DMGL'), connector: project44(openKit()) }
}

const order = exampleOrder('EXAMPLE-1', 'DMGL')
const booked = { ...order, confirmation: { providerId: '7', pickupNumber: '', proNumber: '' } }

test.each<[string, Said]>([
  ['404', { status: 404, body: apiErrorBody(404, 'No such tenant') }],
  ['500', { status: 500, body: apiErrorBody(500, 'Internal error') }],
  ['an empty object', { body: '{}' }],
  ['what looks like an order', { body: '{"id":"5","shipmentIdentifiers":[{"type":"PRO","value":"1"}]}' }],
])('a sign-in answered by %s says nothing about an order', async (_, said) => {
  const { account, connector, server } = await talking(() => said)
  expect(await connector.find(account, order, wireCallOf())).toMatchObject({ kind: 'failed' })
  expect(await connector.booking.book(account, order, wireCallOf())).toMatchObject({ kind: 'failed' })
  expect(await connector.cancel(account, booked, wireCallOf())).toMatchObject({ kind: 'unconfirmed' })
  expect(new Set(server.asked)).toEqual(new Set([TOKEN]))
})

test('a refused pair is a matter of credentials, and shows no secret the provider repeats', async () => {
  const { account, connector } = await talking(() => ({ status: 401, body: apiErrorBody(401, `Unknown ${CANARY}`) }))
  const wireCall = wireCallOf()
  const [answer] = await connector.rate(account, exampleShipment(), wireCall)
  expect(answer).toMatchObject({ kind: 'failed', reason: 'credentials', providerStatus: 401 })
  expect(JSON.stringify([answer, wireCall.exchanges])).not.toContain(CANARY)
})

test('twenty questions sign in once, and share a refusal', async () => {
  const { account, connector, server } = await talking(() => ({ status: 401, body: apiErrorBody(401, 'No') }))
  await Promise.all(Array.from({ length: 20 }, () => connector.rate(account, exampleShipment(), wireCallOf())))
  expect(server.asked).toEqual([TOKEN])
})

test('nobody waits on the patience of another', async () => {
  const hung = createServer(() => {})
  await new Promise<void>(listening => hung.listen(0, '127.0.0.1', listening))
  const address = hung.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const connector = project44(openKit())
  const account = project44Account(`http://127.0.0.1:${port}`, 'DMGL')
  const patient = connector.booking.book(account, order, wireCallOf(600))
  const began = performance.now()
  const [answer] = await connector.rate(account, exampleShipment(), wireCallOf(100))
  expect(performance.now() - began).toBeLessThan(150)
  expect(answer).toMatchObject({ kind: 'failed', reason: 'late' })
  // It was never sent: nobody has to ask whether it was bought.
  expect(await patient).toMatchObject({ kind: 'failed', reason: 'late' })
  hung.closeAllConnections()
  hung.close()
})

test.each<[string, Said, object]>([
  ['403', { status: 403, body: '<html>' }, { kind: 'failed', reason: 'credentials' }],
  ['401 of a proxy', { status: 401, body: '<html>' }, { kind: 'failed', reason: 'credentials' }],
  ['400', { status: 400, body: apiErrorBody(400, 'No such lane') }, { kind: 'failed', message: 'No such lane' }],
  ['400 of a proxy', { status: 400, body: '<html>' }, { kind: 'unknown' }],
  ['404 of a proxy', { status: 404, body: '<html>' }, { kind: 'unknown' }],
  ['409', { status: 409, body: apiErrorBody(409, 'Already there') }, { kind: 'unknown' }],
  ['429', { status: 429, body: '' }, { kind: 'failed', reason: 'busy' }],
  ['502', { status: 502, body: '<html>' }, { kind: 'unknown' }],
  ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }, { kind: 'unknown' }],
])('an order answered by %s', async (_, said, expected) => {
  const { account, connector } = await talking(asked => (asked === TOKEN ? token : said))
  expect(await connector.booking.book(account, order, wireCallOf())).toMatchObject(expected)
})

test('an order to nowhere was surely not sent', async () => {
  const connector = project44(openKit())
  for (const url of ['http://127.0.0.1:1', 'not an address']) {
    const outcome = await connector.booking.book(project44Account(url, 'DMGL'), order, wireCallOf())
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'unreachable' })
  }
})

test('only project44 itself can say that an order is absent, and only about ours', async () => {
  const proxy = await talking(asked => (asked === TOKEN ? token : { status: 404, body: '<html>Not found</html>' }))
  expect(await proxy.connector.find(proxy.account, order, wireCallOf())).toMatchObject({ kind: 'failed' })
  const body = JSON.stringify({ id: 'x', identifiers: [{ type: 'BILL_OF_LADING', value: 'OTHER' }] })
  const other = await talking(asked => (asked === TOKEN ? token : { body }))
  expect(await other.connector.find(other.account, order, wireCallOf())).toMatchObject({ reason: 'badAnswer' })
})

test.each<[string, string | Buffer, object]>([
  ['a page', '<html>Sign in</html>', { kind: 'failed', reason: 'badAnswer' }],
  ['a PDF', '%PDF-1.7 sample', { kind: 'documents', documents: [{ kind: 'pod', name: 'POD-1.pdf' }] }],
  ['nothing', '', { kind: 'documents', documents: [] }],
  ['the text []', '[]', { kind: 'documents', documents: [] }],
  ['60 MB', Buffer.alloc(60 * 1024 * 1024, '%PDF-'), { kind: 'failed', reason: 'badAnswer' }],
])('a proof of delivery that is %s', async (_, body, expected) => {
  const { account, connector } = await talking((asked, url) => {
    if (asked === TOKEN) return token
    if (asked.startsWith('GET')) return { body }
    const image = { documentType: 'DELIVERY_RECEIPT', imageUrl: `${url}/pod`, fileName: 'POD-1.exe' }
    return { body: JSON.stringify({ images: [image] }) }
  })
  expect(await connector.documents(account, booked, wireCallOf())).toMatchObject(expected)
})

test.each(['', '[]', '{"images":[]}'])('papers that are listed as %j are none', async body => {
  const { account, connector } = await talking(asked => (asked === TOKEN ? token : { body }))
  expect(await connector.documents(account, booked, wireCallOf())).toEqual({ kind: 'documents', documents: [] })
})

test('our sign-in goes to no other host for a document', async () => {
  const stranger = await startAnswering(() => ({ body: '%PDF-' }))
  started.push(stranger)
  const body = JSON.stringify({ images: [{ documentType: 'DELIVERY_RECEIPT', imageUrl: `${stranger.url}/pod` }] })
  const { account, connector } = await talking(asked => (asked === TOKEN ? token : { body }))
  expect(await connector.documents(account, booked, wireCallOf())).toMatchObject({ kind: 'failed' })
  expect(stranger.asked).toEqual([])
})

test('an account is not added where it is not known which are there', async () => {
  const { account, connector, server } = await talking(asked =>
    asked === TOKEN ? token : { status: 500, body: apiErrorBody(500, 'Internal error') },
  )
  const given = { scac: 'DMGL', accountCode: 'A', accountDefinitionIdentifier: 'DMGL-LTL', fields: {} }
  expect(await connector.accounts.add(account, given, wireCallOf())).toMatchObject({ kind: 'failed' })
  expect(server.asked).not.toContain('POST /api/v4/capacityprovideraccounts')
})
