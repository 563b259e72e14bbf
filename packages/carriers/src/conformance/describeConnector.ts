import { setTimeout as delay } from 'node:timers/promises'
import { destinationOf, originOf, pickupOf } from '@waybill/domain'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type {
  BookedOrder,
  Booking,
  CarrierAccount,
  Connector,
  Exchange,
  FindOutcome,
  Operation,
  Order,
  OrderChange,
  RateAnswer,
  WireCall,
} from '../kit/connector.ts'
import { type Kit, openKit } from '../kit/kit.ts'
import type { Lane } from '../kit/lane.ts'
import { wireCallOf } from '../testing/shipment.ts'
import { describeBooking } from './describeBooking.ts'
import { describeRates } from './describeRates.ts'
import { describeSafeReads } from './describeSafeReads.ts'
import { describeTracking } from './describeTracking.ts'
import { describeWays } from './describeWays.ts'
import type { FaultKind } from './faultKinds.ts'

/** A provider's simulation as the suite drives it. */
interface Provider<Settings> {
  readonly account: CarrierAccount<Settings>
  fault(kind: FaultKind, operation: Operation, times?: number): void
  clearFaults(): void
  /** Requests of an operation that arrived, sign-ins not counted. */
  requests(operation: Operation): number
  /** Orders it sold for this message of ours. */
  sold(order: Order): number
  /** Ends the sign-ins of a provider that gives tokens. */
  expireTokens?(): void
  /** Adds events to an order, where it can say where freight is. */
  addEvents?(bolNumber: string, codes: readonly string[]): void
  close(): Promise<void>
}

export interface Setup<Settings> {
  readonly open: (kit: Kit) => Connector<Settings>
  readonly start: () => Promise<Provider<Settings>>
  readonly order: (bolNumber: string) => Order
  /** A service that is not sold without its quote's number; left out where there is none. */
  readonly quotedService?: string
  /** Codes the provider documents, each of which must mean something. */
  readonly trackingCodes?: readonly string[]
  readonly canary: string
  /** Prices that its wire can spoil: not each answer names a carrier or a currency. Left out: all of them. */
  readonly priceFaults?: readonly FaultKind[]
  /** Abilities that ask at the same address: what goes wrong with one goes wrong with all. */
  readonly together?: readonly Operation[]
}

/** What a connector can do with an order, or be asked in its place. */
const abilities = ['rate', 'book', 'find', 'cancel', 'change', 'track', 'documents', 'terminals', 'transit'] as const
type Ability = (typeof abilities)[number]

/** The connector under test and its provider, for the parts of the suite. */
export interface Bench<Settings> {
  readonly setup: Setup<Settings>
  /** What this connector can do. */
  readonly can: readonly Ability[]
  provider(): Provider<Settings>
  connector(): Connector<Settings>
  /** Another kit from now on: the breakers are closed, and rest so long once they open. */
  reopen(restMs?: number): void
  /** The same ability again and again, whatever it is. */
  run(ability: Ability, order: Order, given?: WireCall): Promise<unknown>
  rate(given?: WireCall): Promise<readonly RateAnswer[]>
  booking(): Booking<Settings>
  find(order: Order): Promise<FindOutcome>
  wireCall(deadlineMs?: number): WireCall
  newOrder(): Order
  /** Buys one, so that there is something to ask about; a sign-in is kept by then. */
  bought(): Promise<Order>
}

/** Beyond the deadline an answer may come this late: one turn of a busy event loop. */
const GRACE_MS = 50
const DEADLINE_MS = 100

const noAnswers = [
  ...(['html', 'truncated', 'wrongShape', 'empty', 'tenMegabytes', 'hundredMegabytes'] as const),
  ...(['reset', 'status500', 'status503', 'status504'] as const),
]

/** What no answer means for a thing that may have been done; anything else has failed. */
const inDoubt: Partial<Record<Ability, string>> = { book: 'unknown', change: 'unknown', cancel: 'unconfirmed' }

const bookedAs = ({ shipment, bolNumber }: Order): BookedOrder => ({
  ...{ shipment, bolNumber, confirmation: { providerId: '', pickupNumber: '', proNumber: '' } },
})

const changeOf = (order: Order): OrderChange => ({ ...bookedAs(order), order, differs: ['weight'] })

/** The way an order goes, as it is asked about before anything is ordered. */
const laneOf = ({ shipment }: Order): Lane => ({
  origin: originOf(shipment),
  destination: destinationOf(shipment),
  pickupDate: pickupOf(shipment).date,
  proNumber: '',
})

const absent = (ability: string) => new Error(`it cannot ${ability}`)

function benchOf<Settings>(setup: Setup<Settings>, traced: Exchange[]) {
  let provider: Provider<Settings> | undefined
  let connector = setup.open(openKit())
  let last = 0
  const can = abilities.filter(ability =>
    ability === 'book' ? connector.booking !== undefined : connector[ability] !== undefined,
  )
  const theProvider = (): Provider<Settings> => {
    if (provider === undefined) throw new Error('not started')
    return provider
  }
  const booking = (): Booking<Settings> => {
    if (connector.booking === undefined) throw absent('book')
    return connector.booking
  }
  const bench: Bench<Settings> = {
    setup,
    can,
    provider: theProvider,
    connector: () => connector,
    reopen(restMs) {
      connector = setup.open(openKit(restMs === undefined ? {} : { restMs }))
    },
    run(ability, order, given = bench.wireCall()) {
      const { account } = theProvider()
      if (ability === 'rate') return bench.rate(given)
      if (ability === 'terminals' || ability === 'transit') {
        return connector[ability]?.(account, laneOf(order), given) ?? Promise.reject(absent(ability))
      }
      if (ability === 'book') return booking().book(account, order, given)
      if (ability === 'find') return connector.find?.(account, order, given) ?? Promise.reject(absent(ability))
      if (ability === 'change')
        return connector.change?.(account, changeOf(order), given) ?? Promise.reject(absent(ability))
      return connector[ability]?.(account, bookedAs(order), given) ?? Promise.reject(absent(ability))
    },
    rate(given = bench.wireCall()) {
      const { shipment } = setup.order('EXAMPLE-PRICE')
      return connector.rate?.(theProvider().account, shipment, given) ?? Promise.reject(absent('rate'))
    },
    booking,
    find: order => connector.find?.(theProvider().account, order, bench.wireCall()) ?? Promise.reject(absent('find')),
    wireCall(deadlineMs) {
      const { onExchange: _, exchanges: __, ...rest } = wireCallOf(deadlineMs)
      return { ...rest, onExchange: exchange => traced.push(exchange) }
    },
    newOrder() {
      last += 1
      return setup.order(`EXAMPLE-${last}`)
    },
    async bought() {
      const order = bench.newOrder()
      if (!can.includes('book')) return order
      expect(await bench.run('book', order)).toMatchObject({ kind: 'booked' })
      return order
    },
  }
  const start = async (): Promise<void> => {
    provider = await setup.start()
  }
  return { bench, start }
}

/**
 * What every connector keeps, whoever the carrier: run against the provider's simulation over real HTTP. Each is asked
 * what it can, and tested for that.
 */
export function describeConnector<Settings>(name: string, setup: Setup<Settings>): void {
  describe(`${name} conforms`, () => {
    const traced: Exchange[] = []
    const { bench, start } = benchOf(setup, traced)
    beforeAll(start)
    afterEach(() => {
      bench.provider().clearFaults()
      // A fresh kit: one test's failures open no breaker of the next.
      bench.reopen()
    })
    afterAll(() => bench.provider().close())

    /**
     * How long it ends after a timer that was set for its deadline: the best of three. A machine that is busy with something
     * else is late with both.
     */
    async function lateness(ability: Ability, order: Order): Promise<number> {
      const late: number[] = []
      for (let index = 0; index < 3; index += 1) {
        const deadline = delay(DEADLINE_MS).then(() => performance.now())
        await bench.run(ability, order, bench.wireCall(DEADLINE_MS))
        const ended = performance.now()
        late.push(ended - (await deadline))
      }
      return Math.min(...late)
    }

    test.each(bench.can)('%s ends at its deadline while the carrier hangs', async ability => {
      const order = await bench.bought()
      bench.provider().fault('hang', ability)
      expect(await lateness(ability, order)).toBeLessThan(GRACE_MS)
    })

    test.each(bench.can)('%s ends at its deadline at one byte a second', async ability => {
      const order = await bench.bought()
      bench.provider().fault('byteASecond', ability)
      expect(await lateness(ability, order)).toBeLessThan(GRACE_MS)
    })

    test.each(bench.can.flatMap(ability => noAnswers.map(kind => ({ ability, kind }))))(
      '$ability takes $kind as data, not as an exception',
      async ({ ability, kind }) => {
        const order = await bench.bought()
        bench.provider().fault(kind, ability)
        const outcomes = [await bench.run(ability, order)].flat()
        expect(outcomes.length).toBeGreaterThan(0)
        const failed = { kind: inDoubt[ability] ?? 'failed' }
        // Of papers a carrier may say by it that there are none (specification §8).
        const none = { kind: 'documents', documents: [] }
        const allowed = ability === 'documents' && kind === 'empty' ? [failed, none] : [failed]
        for (const outcome of outcomes) {
          expect(allowed.map(one => expect.objectContaining(one))).toContainEqual(outcome)
        }
      },
    )

    if (bench.can.includes('rate')) describeRates(bench)
    describeSafeReads(bench)
    if (bench.can.includes('book')) describeBooking(bench)
    if (bench.can.includes('track')) describeTracking(bench)
    describeWays(bench)

    test('the secret was in no trace of all this, and is named among its settings', () => {
      const { secretSettings } = bench.connector()
      const { settings, secrets } = bench.provider().account
      expect(secretSettings.map(secret => settings[secret])).toContain(setup.canary)
      expect(secrets).toContain(setup.canary)
      expect(traced.length).toBeGreaterThan(10 * bench.can.length)
      expect(JSON.stringify(traced)).not.toContain(setup.canary)
    })
  })
}
