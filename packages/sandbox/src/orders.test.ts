import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from './index.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.clearFaults())
afterAll(() => sandbox.close())

type Json = Readonly<Record<string, unknown>>
type Headers = Readonly<Record<string, string>>

async function ask(method: string, path: string, headers: Headers, body?: Json) {
  const given = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await fetch(sandbox.url + path, { method, headers, ...given })
  return { status: answer.status, json: (await answer.json()) as Json }
}

const party = {
  ...{ name: 'Test', address1: '1 Test St', city: 'Test', stateProvince: 'OH', postalCode: '45402', country: 'USA' },
  contact: { phone: '5555550100' },
}
const bill = (bol: string) => ({
  version: '2.1.0',
  bol: { function: 'Create', isTest: false, requestorRole: 'Shipper', requestedPickupDate: '2026-11-24' },
  referenceNumbers: { bol: [bol] },
  payment: { terms: 'Prepaid' },
  ...{ origin: party, destination: party, billTo: party },
  commodities: { handlingUnits: [{ count: 1, type: 'PLT', weight: 500, lineItems: [] }] },
})

/** A carrier that takes a bill and a pickup request: how each is asked, and what is told of an order. */
interface Wire {
  readonly account: string
  readonly signIn: () => Promise<Headers>
  readonly bills: string
  /** Asks for a driver under a PRO; the carrier's number of it. */
  readonly order: (headers: Headers, bol: string, pro: string) => Promise<string>
  /** The number that is told of an order under a reference; blank when there is none. */
  readonly find: (headers: Headers, bol: string) => Promise<string>
  readonly cancel: (headers: Headers, bol: string, pickup: string) => Promise<number>
}

const told = ({ json }: { readonly json: Json }): string => {
  const [pickup] = (json.pickups ?? []) as { pickupNumber: string }[]
  return pickup?.pickupNumber ?? ''
}

const odfl: Wire = {
  account: 'ODFL',
  signIn: async () => {
    const basic = Buffer.from('test:test').toString('base64')
    const { json } = await ask('GET', '/auth/v1.0/token', { authorization: `Basic ${basic}` })
    return { authorization: `Bearer ${json.access_token}` }
  },
  bills: '/BOL/v3.1/eBOL/bol-external-per-standards',
  order: async (headers, bol, pro) => {
    const shipments = [{ proNumber: pro, destinationPostalCode: '53703' }]
    const body = { customerAccount: '1', pickupDate: '2026-11-24', referenceNumber: bol, customerReference: 'k' }
    const shipper = { postalCode: '45402' }
    const { json } = await ask('POST', '/pickup/v3.0/create', headers, { ...body, shipper, shipments })
    return String(json.pickupNumber)
  },
  find: async (headers, bol) => told(await ask('POST', '/pickup/v3.0/info', headers, { referenceNumber: bol })),
  cancel: async (headers, bol, pickupNumber) =>
    (await ask('POST', '/pickup/v3.0/cancel', headers, { referenceNumber: bol, pickupNumber })).status,
}

const nmfta: Wire = {
  account: 'DMDL',
  signIn: async () => ({ authorization: 'Bearer test' }),
  bills: '/bol/v1/app/',
  order: async (headers, bol, pro) => {
    const body = { pickup: { date: '2026-11-24' }, referenceNumbers: { pro, bol, key: 'k' } }
    return String((await ask('POST', '/pickup/v1/app/', headers, body)).json.pickupNumber)
  },
  find: async (headers, bol) => told(await ask('GET', `/pickup/v1/app/?bol=${bol}`, headers)),
  cancel: async (headers, _, pickup) => (await ask('DELETE', `/pickup/v1/app/${pickup}`, headers)).status,
}

describe.each([
  ['odfl', odfl],
  ['nmfta', nmfta],
] as const)('orders of %s', (name, wire) => {
  const soldAs = (bol: string) => sandbox.orders().filter(({ reference }) => reference === bol)

  /** Files a bill, which orders nothing, and gives its PRO. */
  async function filed(headers: Headers, bol: string): Promise<string> {
    const { status, json } = await ask('POST', wire.bills, headers, bill(bol))
    expect([status, soldAs(bol)]).toEqual([200, []])
    return String((json.referenceNumbers as { pro: string }).pro)
  }

  async function started(what: string) {
    const bol = `${name}-${what}`
    const headers = await wire.signIn()
    return { bol, headers, pro: await filed(headers, bol) }
  }

  it('are sold twice when they are asked for twice, each under its PRO and cancelled by its own number', async () => {
    const { bol, headers, pro } = await started('TWICE')
    const first = await wire.order(headers, bol, pro)
    const second = await wire.order(headers, bol, await filed(headers, `${bol}-2`))
    expect(soldAs(bol).map(order => [order.account, order.pro === pro])).toEqual([
      [wire.account, true],
      [wire.account, false],
    ])
    expect(await wire.cancel(headers, bol, first)).toBe(200)
    expect(soldAs(bol).map(({ cancelledAt }) => cancelledAt === null)).toEqual([false, true])
    expect(await wire.find(headers, bol)).toBe(second)
    expect(await wire.cancel(headers, bol, 'SAMPLE-P0')).toBe(404)
  })

  it.each(['dropAfter', 'garbageAfter'] as const)('are bought, and nobody hears it (%s)', async kind => {
    const { bol, headers, pro } = await started(kind)
    sandbox.fault({ kind, operation: 'book', account: wire.account, times: 1 })
    await expect(wire.order(headers, bol, pro)).rejects.toThrow()
    expect([soldAs(bol).length, await wire.find(headers, bol)]).toEqual([1, expect.stringMatching(/^SAMPLE-P/)])
  })

  it('are bought, and the answer comes late', async () => {
    const { bol, headers, pro } = await started('SLOW')
    sandbox.fault({ kind: 'slowAfter', operation: 'book', account: wire.account, ms: 200, times: 1 })
    const answer = wire.order(headers, bol, pro)
    await expect.poll(() => soldAs(bol).length).toBe(1)
    expect(await answer).toMatch(/^SAMPLE-P/)
  })

  it('never arrive', async () => {
    const { bol, headers, pro } = await started('RESET')
    sandbox.fault({ kind: 'reset', operation: 'book', account: wire.account, times: 1 })
    await expect(wire.order(headers, bol, pro)).rejects.toThrow()
    expect([soldAs(bol), await wire.find(headers, bol)]).toEqual([[], ''])
  })

  it('are bought late: nothing when they are asked for, though the sign-in has ended since', async () => {
    const { bol, headers, pro } = await started('LATE')
    sandbox.fault({ kind: 'buysLate', operation: 'book', account: wire.account, ms: 200, times: 1 })
    await expect(wire.order(headers, bol, pro)).rejects.toThrow()
    expect([soldAs(bol), await wire.find(headers, bol)]).toEqual([[], ''])
    sandbox.expireTokens()
    await expect.poll(() => soldAs(bol).length).toBe(1)
    expect(await wire.find(await wire.signIn(), bol)).toMatch(/^SAMPLE-P/)
  })

  it('are registered late: bought at once, and shown later', async () => {
    const { bol, headers, pro } = await started('HIDDEN')
    sandbox.fault({ kind: 'registersLate', operation: 'book', account: wire.account, ms: 300, times: 1 })
    await expect(wire.order(headers, bol, pro)).rejects.toThrow()
    expect([soldAs(bol).length, await wire.find(headers, bol)]).toEqual([1, ''])
    await expect.poll(() => wire.find(headers, bol)).toMatch(/^SAMPLE-P/)
  })

  it('are forgotten for a while', async () => {
    const { bol, headers, pro } = await started('FORGOTTEN')
    const number = await wire.order(headers, bol, pro)
    sandbox.fault({ kind: 'findsNothing', account: wire.account, ms: 300 })
    expect(await wire.find(headers, bol)).toBe('')
    await expect.poll(() => wire.find(headers, bol)).toBe(number)
  })
})
