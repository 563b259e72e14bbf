import type { FaultKind, Sandbox } from '@waybill/sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BookedOrder, CarrierAccount, Connector, Errand, Exchange, Order } from '../kit/connector.ts'
import type { Kit } from '../kit/kit.ts'
import { openKit } from '../kit/kit.ts'
import { freight } from './freight.ts'

export interface Setup<Settings> {
  readonly start: () => Promise<Sandbox>
  readonly open: (kit: Kit) => Connector<Settings>
  readonly settings: Settings
  readonly scac: string
  /** What must never be seen outside a request's headers and body. */
  readonly secrets: readonly string[]
  /** Path of each operation in the sandbox, to count requests by. */
  readonly paths: Readonly<Record<'rate' | 'book', string>>
  /** Every tracking code the carrier documents. */
  readonly trackingCodes: readonly string[]
}

/** Bad answers of every kind; none of them may throw, and each has to end in time. */
const bad: readonly FaultKind[] = [
  ...(['reset', 'status429', 'status500', 'status503', 'html', 'truncated', 'wrongShape', 'empty'] as const),
  ...(['tenMegabytes', 'hundredMegabytes', 'hang', 'byteASecond'] as const),
]

const DEADLINE_MS = 600
/** Timers are not kept to the millisecond on a busy machine. */
const GRACE_MS = 150

/** What every connector must do, whatever its carrier: run for each of them over real HTTP. */
export function describeConnector<Settings>(name: string, setup: Setup<Settings>): void {
  describe(`${name} does what every connector must`, () => {
    let sandbox: Sandbox
    let serial = 0
    beforeAll(async () => {
      sandbox = await setup.start()
    })
    afterEach(() => sandbox.clearFaults())
    afterAll(() => sandbox.close())

    const account = (): CarrierAccount<Settings> => ({
      clientId: 1,
      accountId: ++serial,
      scac: setup.scac,
      baseUrl: sandbox.url,
      settings: setup.settings,
    })
    const order = (): Order => ({
      shipment: freight,
      bolNumber: `0400000000000${String(++serial).padStart(4, '0')}`,
      quoteNumber: '',
      scac: setup.scac,
      serviceCode: 'STD',
      requester: { company: 'Test Company', name: 'Test Clerk', phone: '937-555-0123', email: 'clerk@test.invalid' },
    })
    function errand(deadlineMs = DEADLINE_MS): Errand & { readonly exchanges: Exchange[] } {
      const exchanges: Exchange[] = []
      return { deadlineMs, now: Date.now, onExchange: exchange => exchanges.push(exchange), exchanges }
    }
    const open = (restMs?: number) => setup.open(openKit(restMs === undefined ? {} : { restMs }))
    const booked = ({ bolNumber }: Order, confirmation: Partial<BookedOrder['confirmation']> = {}): BookedOrder => ({
      shipment: freight,
      bolNumber,
      confirmation: { providerId: '', pickupNumber: '', proNumber: '', ...confirmation },
    })

    it('prices in money with a currency, its lines making its total', async () => {
      const answers = await open().rate(account(), freight, errand(5_000))
      const prices = answers.filter(answer => answer.kind === 'price')
      expect(prices.length).toBeGreaterThan(0)
      for (const price of prices) {
        expect(price.currency).toMatch(/^[A-Z]{3}$/)
        expect(Number.isSafeInteger(price.total) && price.total > 0).toBe(true)
        expect(price.linehaul - price.discount + price.fuel + price.accessorials).toBe(price.total)
        expect(price.charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total)
        // Protection from freezing has no code there: said, not dropped.
        expect(price.unpricedAccessorials).toContain('PFZ')
      }
    })

    it('orders, finds, tracks and cancels under our reference', async () => {
      const connector = open()
      const one = account()
      const placed = order()
      const outcome = await connector.book(one, placed, errand(5_000))
      expect(outcome.kind).toBe('booked')
      if (outcome.kind !== 'booked') return
      expect(outcome.confirmation.pickupNumber).not.toBe('')
      expect(await connector.find(one, placed, errand(5_000))).toMatchObject({
        kind: 'found',
        confirmation: { pickupNumber: outcome.confirmation.pickupNumber, proNumber: outcome.confirmation.proNumber },
      })
      expect((await connector.find(one, order(), errand(5_000))).kind).toBe('absent')
      expect((await connector.track(one, booked(placed), errand(5_000))).kind).toBe('events')
      const again = await connector.cancel(one, booked(placed, outcome.confirmation), errand(5_000))
      expect(again.kind).toBe('cancelled')
      expect((await connector.cancel(one, booked(placed), errand(5_000))).kind).toBe('cancelled')
    })

    it.each(bad)('takes %s as data, in time and without a secret in the trace', async kind => {
      sandbox.fault({ kind })
      const connector = open()
      const one = account()
      const placed = order()
      const trips = [
        (given: Errand) => connector.rate(one, freight, given),
        (given: Errand) => connector.book(one, placed, given),
        (given: Errand) => connector.find(one, placed, given),
        (given: Errand) => connector.cancel(one, booked(placed), given),
        (given: Errand) => connector.track(one, booked(placed), given),
        (given: Errand) => connector.documents(one, booked(placed), given),
      ]
      for (const trip of trips) {
        const given = errand()
        const started = performance.now()
        const outcome = await trip(given)
        expect(performance.now() - started).toBeLessThan(DEADLINE_MS + GRACE_MS)
        const said = JSON.stringify([outcome, given.exchanges])
        for (const secret of setup.secrets) expect(said).not.toContain(secret)
        const answers: readonly { readonly kind: string }[] = 'kind' in outcome ? [outcome] : outcome
        for (const answer of answers) expect(['failed', 'unknown', 'unconfirmed', 'absent']).toContain(answer.kind)
      }
    })

    it.each(['reset', 'hang', 'status500', 'html', 'garbageAfter', 'dropAfter'] as const)(
      'calls an order unknown after %s, and sends it once',
      async kind => {
        sandbox.fault({ kind, operation: 'book' })
        const before = sandbox.requests(setup.paths.book)
        const outcome = await open().book(account(), order(), errand())
        expect(outcome.kind).toBe('unknown')
        expect(sandbox.requests(setup.paths.book) - before).toBe(1)
      },
    )

    it('says an order was not bought only where that is sure', async () => {
      sandbox.fault({ kind: 'status429', operation: 'book', times: 1 })
      expect(await open().book(account(), order(), errand())).toMatchObject({ kind: 'failed', reason: 'busy' })
      const away = { ...account(), baseUrl: 'http://127.0.0.1:1' }
      expect(await open().book(away, order(), errand())).toMatchObject({ kind: 'failed', reason: 'unreachable' })
      const wrong = { ...order(), shipment: { ...freight, items: [] } }
      const refused = await open().book(account(), wrong, errand())
      expect(refused).toMatchObject({ kind: 'failed', reason: 'refused' })
      expect(refused.kind === 'failed' && refused.message).not.toBe('')
    })

    it('repeats a safe read once', async () => {
      sandbox.fault({ kind: 'status503', operation: 'rate', times: 1 })
      const before = sandbox.requests(setup.paths.rate)
      const answers = await open().rate(account(), freight, errand(5_000))
      expect(answers.some(({ kind }) => kind === 'price')).toBe(true)
      expect(sandbox.requests(setup.paths.rate) - before).toBe(2)
    })

    it('signs in again when a token ended in mid-run', async () => {
      const connector = open()
      const one = account()
      await connector.rate(one, freight, errand(5_000))
      sandbox.expireTokens()
      const answers = await connector.rate(one, freight, errand(5_000))
      expect(answers.some(({ kind }) => kind === 'price')).toBe(true)
      sandbox.expireTokens()
      expect((await connector.book(one, order(), errand(5_000))).kind).toBe('booked')
    })

    it('leaves a failing account alone for a while, and only that one', async () => {
      const connector = open(50)
      const failing = account()
      sandbox.fault({ kind: 'status500', operation: 'rate' })
      for (let n = 0; n < 6; n++) await connector.rate(failing, freight, errand())
      const before = sandbox.requests(setup.paths.rate)
      const [shut] = await connector.rate(failing, freight, errand())
      expect(shut).toMatchObject({ kind: 'failed', reason: 'shut' })
      expect(sandbox.requests(setup.paths.rate)).toBe(before)
      sandbox.clearFaults()
      const other = await connector.rate(account(), freight, errand(5_000))
      expect(other.some(({ kind }) => kind === 'price')).toBe(true)
      await expect
        .poll(async () => (await connector.rate(failing, freight, errand(5_000))).some(({ kind }) => kind === 'price'))
        .toBe(true)
    })

    it('maps every documented tracking code, and reports what it does not know', async () => {
      const connector = open()
      const one = account()
      const placed = order()
      await connector.book(one, placed, errand(5_000))
      const codes = [...setup.trackingCodes, 'NOBODY_KNOWS_THIS']
      sandbox.addEvents(
        placed.bolNumber,
        codes.map(type => ({ type, dateTime: '2026-11-24T10:00:00' })),
      )
      const heard = await connector.track(one, booked(placed), errand(5_000))
      if (heard.kind !== 'events') throw new Error('no events')
      const unmapped = heard.events.filter(event => event.status === null).map(event => event.code)
      expect(unmapped).toEqual(['NOBODY_KNOWS_THIS'])
      expect(heard.events.map(event => event.code)).toEqual(codes)
    })
  })
}
