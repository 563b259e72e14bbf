import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { BookedOrder, CarrierAccount, Connector, Exchange, Operation, Order, WireCall } from '../kit/connector.ts'
import { type Kit, openKit } from '../kit/kit.ts'
import { exampleShipment, wireCallOf } from '../testing/shipment.ts'

/** Faults every provider's simulation can cause; the second group comes after the work was done. */
const garbage = ['html', 'truncated', 'wrongShape', 'empty'] as const
const lostAfterwards = ['dropAfter', 'slowAfter', 'garbageAfter'] as const
type FaultKind =
  | (typeof garbage)[number]
  | (typeof lostAfterwards)[number]
  | 'hang'
  | 'byteASecond'
  | 'tenMegabytes'
  | 'hundredMegabytes'
  | 'reset'
  | 'status401'
  | 'status429'
  | 'status500'
  | 'status503'
  | 'twice'
  | 'wrongCurrency'
  | 'negativePrice'
  | 'noCarrier'

/** A provider's simulation as the suite drives it. */
interface Provider<Settings> {
  readonly account: CarrierAccount<Settings>
  fault(kind: FaultKind, operation: Operation, times?: number): void
  clearFaults(): void
  /** Requests of an operation that arrived, sign-ins not counted. */
  requests(operation: 'rate' | 'book' | 'find' | 'cancel'): number
  /** Orders it sold under our reference. */
  sold(bolNumber: string): number
  expireTokens(): void
  addEvents(bolNumber: string, codes: readonly string[]): void
  close(): Promise<void>
}

/** A connector that can do everything but change an order. */
type Whole<Settings> = Required<Omit<Connector<Settings>, 'change'>>

export interface Setup<Settings> {
  readonly open: (kit: Kit) => Whole<Settings>
  readonly start: () => Promise<Provider<Settings>>
  readonly order: (bolNumber: string) => Order
  /** Codes the provider documents, each of which must mean something. */
  readonly trackingCodes: readonly string[]
  readonly canary: string
}

/** Beyond the deadline an answer may come this late: one turn of a busy event loop. */
const GRACE_MS = 50

const DEADLINE_MS = 100

const everyOperation = ['rate', 'book', 'find', 'cancel', 'track', 'documents'] as const

/** What every connector keeps, whoever the carrier: run against the provider's simulation over real HTTP. */
export function describeConnector<Settings>(name: string, setup: Setup<Settings>): void {
  describe(`${name} conforms`, () => {
    let provider: Provider<Settings>
    let connector: Whole<Settings>
    let last = 0
    const traced: Exchange[] = []

    beforeAll(async () => {
      provider = await setup.start()
      connector = setup.open(openKit())
    })
    afterEach(() => {
      provider.clearFaults()
      // A fresh kit: one test's failures open no breaker of the next.
      connector = setup.open(openKit())
    })
    afterAll(() => provider.close())

    const nextBol = (): string => {
      last += 1
      return `EXAMPLE-${last}`
    }

    const wireCall = (deadlineMs?: number): WireCall => {
      const { onExchange: _, exchanges: __, ...rest } = wireCallOf(deadlineMs)
      return { ...rest, onExchange: exchange => traced.push(exchange) }
    }

    const bookedAs = (order: Order): BookedOrder => ({
      shipment: order.shipment,
      bolNumber: order.bolNumber,
      confirmation: { providerId: '', pickupNumber: '', proNumber: '' },
    })

    async function run(operation: (typeof everyOperation)[number], order: Order, given: WireCall) {
      if (operation === 'rate') return connector.rate(provider.account, order.shipment, given)
      if (operation === 'book') return connector.booking.book(provider.account, order, given)
      if (operation === 'find') return connector.find(provider.account, order, given)
      return connector[operation](provider.account, bookedAs(order), given)
    }

    /** Buys one, so that there is something to ask about; a sign-in is kept by then. */
    async function bought(): Promise<Order> {
      const order = setup.order(nextBol())
      expect(await connector.booking.book(provider.account, order, wireCall())).toMatchObject({ kind: 'booked' })
      return order
    }

    /** How long after its deadline it ends: the best of three, since the machine may be busy with something else. */
    async function lateness(operation: (typeof everyOperation)[number], order: Order): Promise<number> {
      const taken: number[] = []
      for (let index = 0; index < 3; index += 1) {
        const began = performance.now()
        await run(operation, order, wireCall(DEADLINE_MS))
        taken.push(performance.now() - began)
      }
      return Math.min(...taken) - DEADLINE_MS
    }

    const priceless = async (): Promise<void> => {
      const answers = await connector.rate(provider.account, exampleShipment(), wireCall())
      expect(answers.length).toBeGreaterThan(0)
      for (const answer of answers) expect(answer.kind).toBe('failed')
    }

    test('a price has a carrier, a currency and parts that add up', async () => {
      const answers = await connector.rate(provider.account, exampleShipment(), wireCall())
      const prices = answers.filter(answer => answer.kind === 'price')
      expect(prices.length).toBeGreaterThan(0)
      for (const price of prices) {
        expect(price.currency).toMatch(/^[A-Z]{3}$/)
        expect(price.scac).not.toBe('')
        expect(price.linehaul - price.discount + price.fuel + price.accessorials).toBe(price.total)
        expect(price.charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total)
      }
    })

    test.each(everyOperation)('%s ends at its deadline while the carrier hangs', async operation => {
      const order = await bought()
      provider.fault('hang', operation)
      expect(await lateness(operation, order)).toBeLessThan(GRACE_MS)
    })

    test.each(everyOperation)('%s ends at its deadline at one byte a second', async operation => {
      const order = await bought()
      provider.fault('byteASecond', operation)
      expect(await lateness(operation, order)).toBeLessThan(GRACE_MS)
    })

    test.each(['tenMegabytes', 'hundredMegabytes'] as const)('%s of text are no answer', async kind => {
      provider.fault(kind, 'rate')
      const [answer] = await connector.rate(provider.account, exampleShipment(), wireCall())
      expect(answer).toMatchObject({ kind: 'failed', reason: 'badAnswer' })
    })

    test.each(everyOperation.flatMap(operation => garbage.map(kind => ({ operation, kind }))))(
      '$operation takes $kind as data, not as an exception',
      async ({ operation, kind }) => {
        const order = await bought()
        provider.fault(kind, operation)
        const outcome = await run(operation, order, wireCall())
        const kinds = (Array.isArray(outcome) ? outcome : [outcome]).map(one => one.kind)
        const allowed = { book: 'unknown', cancel: 'unconfirmed' }[operation as string] ?? 'failed'
        expect(kinds).toEqual(kinds.map(() => allowed))
        expect(kinds.length).toBeGreaterThan(0)
      },
    )

    test.each(['wrongCurrency', 'negativePrice', 'noCarrier'] as const)('%s is no price', async kind => {
      provider.fault(kind, 'rate')
      await priceless()
    })

    test('a price told twice is one price', async () => {
      const once = await connector.rate(provider.account, exampleShipment(), wireCall())
      provider.fault('twice', 'rate')
      const twice = await connector.rate(provider.account, exampleShipment(), wireCall())
      expect(twice).toHaveLength(once.length)
    })

    test('a safe read is asked once more, and no more than that', async () => {
      const order = await bought()
      for (const operation of ['rate', 'find'] as const) {
        const before = provider.requests(operation)
        provider.fault('status503', operation, 1)
        const outcome = await run(operation, order, wireCall())
        expect(JSON.stringify(outcome)).not.toContain('"failed"')
        expect(provider.requests(operation) - before).toBe(2)
        provider.fault('status503', operation)
        await run(operation, order, wireCall())
        expect(provider.requests(operation) - before).toBe(4)
        provider.clearFaults()
      }
    })

    test.each(['status500', 'status503', 'reset', 'status429'] as const)('%s sends no order twice', async kind => {
      const order = setup.order(nextBol())
      const before = provider.requests('book')
      provider.fault(kind, 'book')
      const outcome = await connector.booking.book(provider.account, order, wireCall())
      expect(outcome).toMatchObject(kind === 'status429' ? { kind: 'failed', reason: 'busy' } : { kind: 'unknown' })
      expect(provider.requests('book') - before).toBe(1)
    })

    test('a cancellation that fails is not sent again by itself', async () => {
      const order = await bought()
      const before = provider.requests('cancel')
      provider.fault('status503', 'cancel')
      expect(await run('cancel', order, wireCall())).toMatchObject({ kind: 'unconfirmed' })
      expect(provider.requests('cancel') - before).toBe(1)
    })

    test.each(lostAfterwards)('an order lost by %s is unknown, bought once, and found', async kind => {
      const order = setup.order(nextBol())
      provider.fault(kind, 'book')
      const outcome = await connector.booking.book(provider.account, order, wireCall(400))
      expect(outcome).toMatchObject({ kind: 'unknown' })
      provider.clearFaults()
      expect(provider.sold(order.bolNumber)).toBe(1)
      expect(await connector.find(provider.account, order, wireCall())).toMatchObject({ kind: 'found' })
    })

    test('an order that never was is absent', async () => {
      expect(await connector.find(provider.account, setup.order(nextBol()), wireCall())).toEqual({ kind: 'absent' })
    })

    test('cancelling twice does no harm', async () => {
      const order = await bought()
      expect(await run('cancel', order, wireCall())).toMatchObject({ kind: 'cancelled' })
      expect(await run('cancel', order, wireCall())).toMatchObject({ kind: 'cancelled' })
    })

    test('a sign-in that ends in mid-run is renewed, for an order too, which is bought once', async () => {
      await bought()
      provider.expireTokens()
      const order = await bought()
      expect(provider.sold(order.bolNumber)).toBe(1)
    })

    test('a sign-in refused twice is a matter of credentials', async () => {
      for (const operation of ['rate', 'find', 'book'] as const) {
        provider.fault('status401', operation)
        const outcome = await run(operation, setup.order(nextBol()), wireCall())
        expect(Array.isArray(outcome) ? outcome[0] : outcome).toMatchObject({ kind: 'failed', reason: 'credentials' })
      }
    })

    test('a breaker opens after failures, costs nothing, and closes when the carrier is well', async () => {
      connector = setup.open(openKit({ restMs: 0 }))
      const order = await bought()
      connector = setup.open(openKit({ restMs: 60_000 }))
      provider.fault('status500', 'find')
      for (let index = 0; index < 5; index += 1) await run('find', order, wireCall())
      const before = provider.requests('find')
      expect(await run('find', order, wireCall())).toMatchObject({ kind: 'failed', reason: 'shut' })
      expect(provider.requests('find')).toBe(before)
      // Another operation of the same account goes on.
      expect(await run('rate', order, wireCall())).toMatchObject([{ kind: 'price' }])

      connector = setup.open(openKit({ restMs: 0 }))
      for (let index = 0; index < 6; index += 1) await run('find', order, wireCall())
      provider.clearFaults()
      expect(await run('find', order, wireCall())).toMatchObject({ kind: 'found' })
    })

    test('every documented tracking code means something, and an unknown one is shown', async () => {
      const order = await bought()
      provider.addEvents(order.bolNumber, [...setup.trackingCodes, 'SOMETHING_NEW', 'constructor'])
      const outcome = await connector.track(provider.account, bookedAs(order), wireCall())
      if (outcome.kind !== 'events') throw new Error(JSON.stringify(outcome))
      const unmapped = outcome.events.filter(({ status }) => status === null).map(({ code }) => code)
      expect(unmapped).toEqual(['SOMETHING_NEW', 'constructor'])
    })

    test('ten thousand events are read', async () => {
      const order = await bought()
      provider.addEvents(order.bolNumber, Array(10_000).fill(setup.trackingCodes[0]))
      expect(await connector.track(provider.account, bookedAs(order), wireCall())).toMatchObject({
        kind: 'events',
        events: { length: 10_000 },
      })
    })

    test('the secret was in no trace of all this', () => {
      expect(traced.length).toBeGreaterThan(100)
      expect(JSON.stringify(traced)).not.toContain(setup.canary)
    })
  })
}
