import { startSandbox } from '@waybill/sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OrderChange } from '../kit/connector.ts'
import { openKit } from '../kit/kit.ts'
import { type Said, startAnswering } from '../testing/answering.ts'
import { breaches, isPublished, publishedFields } from '../testing/published.ts'
import { exampleOrder, exampleShipment, nmftaAccount, paint, pallet, wireCallOf } from '../testing/shipment.ts'
import { nmfta } from './index.ts'
import { rateBody } from './rate.ts'

async function ratesOf(said: Said) {
  const server = await startAnswering(() => said)
  try {
    return await nmfta(openKit()).rate(nmftaAccount(server.url), exampleShipment(), wireCallOf())
  } finally {
    await server.close()
  }
}

const quoted = (charges: readonly object[], more: object = {}): Said => ({
  body: JSON.stringify({
    carrierResult: [{ mode: 'LTL', quote: { id: 'Q7', quoteValidUntil: '2099-01-01' }, charges, ...more }],
    messageStatus: { status: 'SUCCESS' },
  }),
})
const linehaul = { code: 'LINE_HAUL', amount: 400.5, currency: 'USD' }

test('a price is the sum of its charges', async () => {
  const fuel = { code: 'FUEL', amount: '100.25', currency: 'USD' }
  expect(await ratesOf(quoted([linehaul, fuel, { code: 'HAZMAT', amount: 65 }]))).toMatchObject([
    {
      kind: 'price',
      scac: 'DMDL',
      total: 56_575,
      linehaul: 40_050,
      fuel: 10_025,
      accessorials: 6_500,
      quoteNumber: 'Q7',
    },
  ])
})

test.each([
  ['of another mode', quoted([linehaul], { mode: 'FTL' }), 'refused'],
  ['in two currencies', quoted([linehaul, { ...linehaul, currency: 'CAD' }]), 'badAnswer'],
  ['that is over', quoted([linehaul], { quote: { id: 'Q7', quoteValidUntil: '2020-01-01' } }), 'badAnswer'],
  ['without money', quoted([{ code: 'LINE_HAUL', amount: null }]), 'badAnswer'],
] as const)('a price %s is none', async (_, said, reason) => {
  expect(await ratesOf(said)).toMatchObject([{ kind: 'failed', reason }])
})

test('a refusal has the words of the standard, with what to do', async () => {
  const messageStatus = { status: 'FAILURE', message: 'Data error', resolution: 'Send a class.' }
  expect(await ratesOf({ status: 400, body: JSON.stringify({ messageStatus }) })).toMatchObject([
    { kind: 'failed', reason: 'refused', message: 'Data error Send a class.' },
  ])
})

describe('over the sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterEach(() => sandbox.clearFaults())
  afterAll(() => sandbox.close())

  const account = () => nmftaAccount(sandbox.url)

  async function bought(bol: string): Promise<OrderChange> {
    const order = exampleOrder(bol, 'DMDL', exampleShipment({ items: [pallet, paint] }))
    const outcome = await nmfta(openKit()).booking.book(account(), order, wireCallOf())
    if (outcome.kind !== 'booked') throw new Error(JSON.stringify(outcome))
    return { ...order, order, confirmation: outcome.confirmation, differs: ['items'] }
  }

  test('an order is a bill with its PRO and a pickup with its number', async () => {
    const { confirmation } = await bought('BOTH')
    expect(confirmation).toMatchObject({
      proNumber: expect.stringMatching(/^5/),
      pickupNumber: expect.stringMatching(/^SAMPLE/),
    })
  })

  test.each(['dropAfter', 'hang', 'garbageAfter', 'status503'] as const)(
    'a bill that was not heard of (%s) orders nothing, and no pickup is asked for',
    async kind => {
      const order = exampleOrder(`EBOL-${kind}`, 'DMDL')
      const before = sandbox.requests('nmfta:book')
      sandbox.fault({ kind, operation: 'ebol' })
      const outcome = await nmfta(openKit()).booking.book(account(), order, wireCallOf(400))
      expect(outcome).toMatchObject({ kind: 'failed', message: expect.stringContaining('nothing was ordered') })
      expect(sandbox.requests('nmfta:book')).toBe(before)
    },
  )

  test('a change of the freight is told by the bill, one of the pickup is not', async () => {
    const change = await bought('CHANGED')
    const before = sandbox.requests('nmfta:change')
    const { change: tell } = nmfta(openKit())
    expect(await tell(account(), change, wireCallOf())).toMatchObject({ kind: 'changed' })
    expect(sandbox.requests('nmfta:change')).toBe(before + 1)
    const refused = await tell(account(), { ...change, differs: ['items', 'pickup.date'] }, wireCallOf())
    expect(refused).toMatchObject({ kind: 'refused', message: expect.stringContaining('by e-mail or phone') })
    expect(sandbox.requests('nmfta:change')).toBe(before + 1)
  })

  test.each(['hang', 'byteASecond', 'hundredMegabytes', 'html', 'reset', 'status500'] as const)(
    'a paper that its events name and that cannot be had (%s) is a failure in time',
    async kind => {
      const { bolNumber, shipment, confirmation } = await bought(`PAPER-${kind}`)
      sandbox.addEvents(bolNumber, [{ type: 'DELIVERED' }])
      sandbox.fault({ kind, operation: 'documents' })
      const { documents } = nmfta(openKit())
      expect(await documents(account(), { shipment, bolNumber, confirmation }, wireCallOf(1000))).toMatchObject({
        kind: 'failed',
      })
    },
  )

  test('a cancelled pickup takes its bill back', async () => {
    const { confirmation, shipment, bolNumber } = await bought('CANCELLED')
    const wireCall = wireCallOf()
    expect(await nmfta(openKit()).cancel(account(), { shipment, bolNumber, confirmation }, wireCall)).toMatchObject({
      kind: 'cancelled',
    })
    expect(wireCall.exchanges.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      `DELETE /pickup/v1/app/${confirmation.pickupNumber}`,
      `DELETE /bol/v1/app/${confirmation.proNumber}`,
    ])
  })
})

describe('a pickup under our bill of lading', () => {
  const pickup = { pickupNumber: 'P1', pro: '500000001', bol: 'BOL1', key: 'key-1' }
  const cancelled = { ...pickup, status: 'CANCELLED' }

  async function found(pickups: readonly object[]) {
    const server = await startAnswering(() => ({ body: JSON.stringify({ pickups }) }))
    try {
      const asked = { ...exampleOrder('BOL1', 'DMDL'), wireKey: 'key-1' }
      return await nmfta(openKit()).find(nmftaAccount(server.url), asked, wireCallOf())
    } finally {
      await server.close()
    }
  }

  test.each([
    ['that is cancelled is no order', [cancelled]],
    ['that is cancelled is no order where another one stands', [cancelled, { ...pickup, key: 'key-2' }]],
    ['of another message that is cancelled is none of ours', [{ ...cancelled, key: 'key-2' }]],
  ])('%s', async (_, pickups) => {
    expect(await found(pickups)).toEqual({ kind: 'absent' })
  })

  test('beside a cancelled one is found', async () => {
    const other = { ...pickup, pickupNumber: 'P2', status: 'REQUESTED' }
    expect(await found([{ ...cancelled, key: 'key-2' }, other])).toMatchObject({
      kind: 'found',
      confirmation: { pickupNumber: 'P2' },
    })
    expect(await found([{ ...cancelled, key: '' }, other])).toMatchObject({ confirmation: { pickupNumber: 'P2' } })
  })

  test('of another message that stands says nothing of ours', async () => {
    expect(await found([{ ...pickup, key: 'key-2' }])).toMatchObject({ kind: 'failed', reason: 'badAnswer' })
  })
})

describe('an order whose pickup shows no PRO', () => {
  const held = {
    ...{ shipment: exampleShipment(), bolNumber: 'BOL1' },
    confirmation: { providerId: '', pickupNumber: 'P1', proNumber: '' },
  }
  const everyEvent = JSON.stringify({ data: [{ type: 'DELIVERED', occurredAt: '2026-11-24T10:00:00Z' }] })

  async function asked(ask: (connector: ReturnType<typeof nmfta>, url: string) => Promise<unknown>) {
    const server = await startAnswering(what => {
      const isPickup = what.startsWith('GET /pickup/')
      return { body: isPickup ? '{"pickups":[{"pickupNumber":"P1","bol":"BOL1","pro":""}]}' : everyEvent }
    })
    try {
      return { outcome: await ask(nmfta(openKit()), server.url), asked: server.asked }
    } finally {
      await server.close()
    }
  }

  test('is not followed by the events of all the carrier’s freight', async () => {
    const tracked = await asked(({ track }, url) => track(nmftaAccount(url), held, wireCallOf()))
    expect(tracked.outcome).toMatchObject({ kind: 'failed', reason: 'refused' })
    expect(tracked.asked.filter(what => what.includes('/v1/events'))).toEqual([])
    const papers = await asked(({ documents }, url) => documents(nmftaAccount(url), held, wireCallOf()))
    expect(papers.outcome).toMatchObject({ kind: 'failed', reason: 'refused' })
  })

  test('is not changed by a bill of nobody', async () => {
    const order = exampleOrder('BOL1', 'DMDL')
    const told = await asked(({ change }, url) =>
      change(nmftaAccount(url), { ...held, order, differs: ['items'] }, wireCallOf()),
    )
    expect(told.outcome).toMatchObject({ kind: 'refused' })
    expect(told.asked.filter(what => what.startsWith('PUT'))).toEqual([])
  })
})

const list = 'nmfta-dsdc/fields/rate-quote-v1.0-public-preview-combined__POST_v1_ratequote_app.csv'

test.skipIf(!isPublished(list))(
  'a question has the fields of the public preview (skipped where ../shared is not there)',
  () => {
    const fields = publishedFields(list).filter(({ part }) => part === 'request')
    const body = rateBody(exampleShipment({ items: [pallet, paint], accessorials: ['LGDEL'] }))
    expect(fields.length).toBeGreaterThan(40)
    expect(breaches(body, fields)).toEqual([])
  },
)
