import { startSandbox } from '@waybill/sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import type { Lane } from '../kit/lane.ts'
import { type Said, startAnswering } from '../testing/answering.ts'
import { isPublished, published } from '../testing/published.ts'
import { exampleOrder, exampleShipment, odflAccount, paint, pallet, wireCallOf } from '../testing/shipment.ts'
import { odfl } from './index.ts'
import { rateEnvelope } from './rate.ts'

const place = { city: '', state: 'CA', zip: '90058', country: 'US' }
const lane: Lane = {
  ...{ origin: { ...place, zip: '60010' }, destination: place, pickupDate: '2026-11-24', proNumber: '' },
}

const envelope = (body: string) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`
const rated = (inner: string): Said => ({
  body: envelope(`<r:getLTLRateEstimateResponse xmlns:r="x"><return>${inner}</return></r:getLTLRateEstimateResponse>`),
})
const timed = (inner: string): Said => ({
  body: envelope(`<r:getTTResponse xmlns:r="x"><return>${inner}</return></r:getTTResponse>`),
})

async function against<Result>(said: Said, ask: (url: string) => Promise<Result>): Promise<Result> {
  const server = await startAnswering(() => said)
  try {
    return await ask(server.url)
  } finally {
    await server.close()
  }
}

const ratesOf = (said: Said, shipment = exampleShipment()) =>
  against(said, url => odfl(openKit()).rate(odflAccount(url), shipment, wireCallOf()))
const timesOf = (said: Said) => against(said, url => odfl(openKit()).transit(odflAccount(url), lane, wireCallOf()))

describe('a rate', () => {
  const whole = `
    <destinationCities><name>LOS ANGELES</name><serviceDays>4</serviceDays></destinationCities>
    <rateEstimate>
      <accessorialCharges><amount>95.00</amount><description>LIFTGATE DELIVERY</description></accessorialCharges>
      <fuelSurcharge>142.10</fuelSurcharge><grossFreightCharge>1810.00</grossFreightCharge>
      <netFreightCharge>780.35</netFreightCharge>
    </rateEstimate><referenceNumber>EXAMPLE0001</referenceNumber><success>true</success>`

  test('has its gross, its discount, its fuel and its extras, which make the total', async () => {
    const [price] = await ratesOf(rated(whole))
    expect(price).toMatchObject({
      ...{ kind: 'price', scac: 'ODFL', total: 78_035, currency: 'USD', quoteNumber: 'EXAMPLE0001', transitDays: 4 },
      ...{ linehaul: 181_000, discount: 126_675, fuel: 14_210, accessorials: 9_500 },
    })
    expect(price).toHaveProperty('charges.2', {
      ...{ kind: 'accessorial', code: 'LGDEL', amount: 9_500, description: 'LIFTGATE DELIVERY' },
    })
  })

  test('says which services are not in it', async () => {
    const [price] = await ratesOf(rated(whole), exampleShipment({ accessorials: ['SATDEL'] }))
    expect(price).toMatchObject({
      unpricedAccessorials: ['SATDEL'],
      messages: ['Saturday delivery is not in its price.'],
    })
  })

  test.each([
    [
      'a wrong sign-in',
      rated('<errorMessages>Invalid user name or password</errorMessages><success>false</success>'),
      'credentials',
    ],
    ['a no', rated('<errorMessages>No service to this point</errorMessages><success>false</success>'), 'refused'],
    [
      'a fault',
      { status: 500, body: envelope('<s:Fault><faultstring>Unmarshalling Error</faultstring></s:Fault>') },
      'refused',
    ],
    [
      'no amount',
      rated('<rateEstimate><netFreightCharge>soon</netFreightCharge></rateEstimate><success>true</success>'),
      'badAnswer',
    ],
    ['entities of its own', { body: `<!DOCTYPE a [<!ENTITY b "c">]>${rated(whole).body}` }, 'badAnswer'],
    ['a page', { body: '<html><body>Maintenance</body></html>' }, 'badAnswer'],
  ] as const)('%s is a failure with words', async (_, said, reason) => {
    const [answer] = await ratesOf(said)
    expect(answer).toMatchObject({ kind: 'failed', scac: 'ODFL', reason })
    expect(answer).toHaveProperty('message', expect.stringMatching(/\w{3}/))
  })

  test('a name with letters that XML keeps for itself stays a name', () => {
    const account = odflAccount('http://127.0.0.1:1')
    const shipment = exampleShipment()
    const [from, ...others] = shipment.stops
    if (from === undefined) throw new Error('no stops')
    const odd = { ...shipment, stops: [{ ...from, address: { ...from.address, city: '</arg0><x>&' } }, ...others] }
    expect(rateEnvelope(account, odd)).toContain('<originCity>&lt;/arg0&gt;&lt;x&gt;&amp;</originCity>')
  })
})

describe('a transit time', () => {
  test.each(['11/30/2026', '20261130', '2026-11-30'])('is read from %s', async date => {
    expect(await timesOf(timed(`<delvDate>${date}</delvDate><success>true</success>`))).toMatchObject([
      // Neither Thanksgiving nor the day after it is one on the road.
      { kind: 'transit', transitDays: 2, deliveryDate: '2026-11-30' },
    ])
  })

  test('a refusal has the carrier’s words', async () => {
    expect(await timesOf(timed('<message>Invalid postal code</message><success>false</success>'))).toMatchObject([
      { kind: 'failed', reason: 'refused', message: 'Invalid postal code' },
    ])
  })
})

describe('what a pickup is known by', () => {
  const signedIn = (json: object) => (asked: string) =>
    asked.startsWith('GET /auth') ? { body: '{"access_token":"token"}' } : { body: JSON.stringify(json) }
  const shown = (...pickups: readonly object[]) => signedIn({ ok: true, pickups })
  const pickup = { pickupNumber: 'P1', referenceNumber: 'BOL1', customerReference: '', proNumber: '07200000011' }
  const order = { ...exampleOrder('BOL1', 'ODFL'), wireKey: 'key-2' }

  const findIn = async (say: ReturnType<typeof signedIn>) => {
    const server = await startAnswering(say)
    try {
      return await odfl(openKit()).find(odflAccount(server.url), order, wireCallOf())
    } finally {
      await server.close()
    }
  }

  test('one that is cancelled is no order, whoever asked for it', async () => {
    const cancelled = { ...pickup, status: 'CANCELLED' }
    expect(await findIn(shown(cancelled))).toEqual({ kind: 'absent' })
    expect(await findIn(shown({ ...cancelled, customerReference: 'key-1' }))).toEqual({ kind: 'absent' })
    expect(await findIn(shown({ ...cancelled, customerReference: 'key-2' }))).toEqual({ kind: 'absent' })
  })

  test('beside a cancelled one the other is found', async () => {
    const other = { ...pickup, pickupNumber: 'P2', status: 'REQUESTED' }
    expect(await findIn(shown({ ...pickup, status: 'CANCELLED' }, other))).toMatchObject({
      kind: 'found',
      confirmation: { pickupNumber: 'P2' },
    })
  })
})

describe('over the sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterEach(() => sandbox.clearFaults())
  afterAll(() => sandbox.close())

  const connector = () => odfl(openKit())
  const account = () => odflAccount(sandbox.url)
  const soldUnder = (bol: string) => sandbox.orders().filter(({ reference }) => reference === bol)

  test('terminals are codes, and addresses once a shipment has gone that way', async () => {
    const { terminals, booking } = connector()
    const before = await terminals(account(), lane, wireCallOf())
    expect(before).toMatchObject({
      terminals: [{ phone: '' }, { phone: '' }],
      messages: [expect.stringMatching(/codes/)],
    })
    const booked = await booking.book(account(), exampleOrder('TERMINALS', 'ODFL'), wireCallOf())
    if (booked.kind !== 'booked') throw new Error(JSON.stringify(booked))
    const { proNumber } = booked.confirmation
    const after = await terminals(account(), { ...lane, proNumber }, wireCallOf())
    expect(after).toMatchObject({
      messages: [],
      terminals: [{ zip: '60010' }, { zip: '90058', phone: '555-555-0900' }],
    })
    // Another way than the shipment's: what was told of it is not of these.
    const other = await terminals(account(), { ...lane, origin: { ...place, zip: '33101' }, proNumber }, wireCallOf())
    expect(other).toMatchObject({ terminals: [{ phone: '' }, { phone: '555-555-0900' }] })
  })

  test.each(['dropAfter', 'status500', 'hang', 'garbageAfter', 'status401'] as const)(
    'a bill that was not heard of (%s) orders nothing, and says so',
    async kind => {
      const order = exampleOrder(`EBOL-${kind}`, 'ODFL')
      sandbox.fault({ kind, operation: 'ebol' })
      const outcome = await connector().booking.book(account(), order, wireCallOf(400))
      expect(outcome).toMatchObject({ kind: 'failed', message: expect.stringContaining('nothing was ordered') })
      expect(soldUnder(order.bolNumber)).toEqual([])
    },
  )

  test('a pickup that is refused takes its bill back', async () => {
    const order = exampleOrder('NO-PICKUP', 'ODFL')
    sandbox.fault({ kind: 'status429', operation: 'book' })
    const before = sandbox.requests('/BOL/v3.1/eBOL/deleteBolPro')
    expect(await connector().booking.book(account(), order, wireCallOf())).toMatchObject({
      kind: 'failed',
      reason: 'busy',
    })
    expect(sandbox.requests('/BOL/v3.1/eBOL/deleteBolPro') - before).toBe(1)
  })

  test('hazardous freight and a PRO with its check digit', async () => {
    const order = exampleOrder('HAZARDOUS', 'ODFL', exampleShipment({ items: [pallet, paint] }))
    const outcome = await connector().booking.book(account(), order, wireCallOf())
    expect(outcome).toMatchObject({ kind: 'booked', confirmation: { proNumber: expect.stringMatching(/^072\d{8}$/) } })
  })

  test('papers come once the freight was delivered', async () => {
    const order = exampleOrder('PAPERS', 'ODFL')
    const { booking, documents } = connector()
    const booked = await booking.book(account(), order, wireCallOf())
    if (booked.kind !== 'booked') throw new Error(JSON.stringify(booked))
    const held = { ...order, confirmation: booked.confirmation }
    const kinds = async () => {
      const found = await documents(account(), held, wireCallOf())
      return found.kind === 'documents' ? found.documents.map(({ kind }) => kind) : found
    }
    expect(await kinds()).toEqual(['bol'])
    sandbox.addEvents(order.bolNumber, [{ type: 'DELIVERED' }])
    expect(await kinds()).toEqual(['pod', 'bol'])
  })
})

describe.skipIf(!isPublished('odfl/soap'))(
  'against the published documents (skipped where ../shared is not there)',
  () => {
    const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

    test('the reconstructed question and ours have the same elements in the same order', () => {
      const sample = published('odfl/samples/rate-getLTLRateEstimate-request.RECONSTRUCTED.xml')
      const shipment = exampleShipment({ accessorials: ['LGDEL', 'EXVAL'], declaredValue: 100_000 })
      const own = rateEnvelope(odflAccount('http://127.0.0.1:1'), shipment)
      const inside = (text: string) => [...new Set(names(text.slice(text.indexOf('<arg0>')), /<([a-zA-Z0-9]+)>/g))]
      expect(inside(own)).toEqual(inside(sample))
    })

    test('the reconstructed answer is read as a price', async () => {
      const body = published('odfl/samples/rate-getLTLRateEstimate-response.RECONSTRUCTED.xml')
      expect(await ratesOf({ body })).toMatchObject([{ kind: 'price', total: 78_035 }])
      const error = published('odfl/samples/rate-getLTLRateEstimate-error.RECONSTRUCTED.xml')
      expect(await ratesOf({ body: error })).toMatchObject([{ kind: 'failed', reason: 'credentials' }])
    })

    test('times are asked as the published schema has it', async () => {
      const schema = published('odfl/soap/TimeLookupService_schema1.xsd')
      const request = /name="timeRequest">([\s\S]*?)<\/xs:complexType>/.exec(schema)?.[1] ?? ''
      const wireCall = wireCallOf()
      await against(timed('<success>true</success>'), url => odfl(openKit()).transit(odflAccount(url), lane, wireCall))
      const [exchange] = wireCall.exchanges
      const asked = /<arg0>([\s\S]*)<\/arg0>/.exec(exchange?.requestBody ?? '')?.[1] ?? ''
      expect(names(asked, /<(\w+)>/g)).toEqual(names(request, /name="(\w+)"/g))
    })
  },
)
