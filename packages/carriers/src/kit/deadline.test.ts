import { startSandbox } from '@waybill/sandbox'
import { expect, test } from 'vitest'
import { nmfta } from '../nmfta/index.ts'
import { odfl } from '../odfl/index.ts'
import { project44 } from '../project44/index.ts'
import { exampleOrder, nmftaAccount, odflAccount, project44Account, wireCallOf } from '../testing/shipment.ts'
import type { BookOutcome, Order, WireCall } from './connector.ts'
import { inTime, running } from './deadline.ts'
import { openKit } from './kit.ts'

test('a running wire call has less and less time, and never less than none', () => {
  const wireCall = running(wireCallOf(0))
  expect(wireCall.deadlineMs).toBe(0)
})

test('another’s work is not waited for longer than the wire call has', async () => {
  const never = new Promise<string>(() => {})
  expect(await inTime(never, wireCallOf(5))).toBeNull()
  expect(await inTime(never, { ...wireCallOf(60_000), signal: AbortSignal.abort() })).toBeNull()
  expect(await inTime(Promise.resolve('done'), wireCallOf(1000))).toBe('done')
})

test('all requests of one call together keep its deadline', async () => {
  const sandbox = await startSandbox()
  const connector = project44(openKit())
  const account = project44Account(sandbox.url, 'DMGL')
  const order = exampleOrder('EXAMPLE-DEADLINE', 'DMGL')
  await connector.booking.book(account, order, wireCallOf())
  // The first answer takes most of the time, so that the second has little left; with a time of its own it would end at 3,500.
  sandbox.fault({ kind: 'slow', ms: 1_500, operation: 'find' })
  sandbox.fault({ kind: 'hang', operation: 'track' })
  const booked = { ...order, confirmation: { providerId: '', pickupNumber: '', proNumber: '' } }
  const began = performance.now()
  expect(await connector.track(account, booked, wireCallOf(2_000))).toMatchObject({ kind: 'failed', reason: 'late' })
  expect(performance.now() - began).toBeLessThan(3_500)
  await sandbox.close()
})

/** Stands still, as a machine that sleeps does: nothing of this process goes on meanwhile, its timers neither. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

type Book = (url: string, order: Order, wireCall: WireCall) => Promise<BookOutcome>

const books: Readonly<Record<string, Book>> = {
  DMGL: (url, order, wireCall) => project44(openKit()).booking.book(project44Account(url, 'DMGL'), order, wireCall),
  ODFL: (url, order, wireCall) => odfl(openKit()).booking.book(odflAccount(url), order, wireCall),
  DMDL: (url, order, wireCall) => nmfta(openKit()).booking.book(nmftaAccount(url), order, wireCall),
}

test.each(Object.entries(books))(
  'an order of %s whose time ran out over what goes before it is not sent',
  async (scac, book) => {
    const sandbox = await startSandbox()
    const { exchanges, ...given } = wireCallOf(300)
    const last = scac === 'DMGL' ? 'oauth2/token' : /eBOL|bol\/v1/
    const wireCall: WireCall = {
      ...given,
      onExchange: exchange => {
        exchanges.push(exchange)
        if (exchange.url.search(last) >= 0) standStill(350)
      },
    }
    const outcome = await book(sandbox.url, exampleOrder('STALLED', scac), wireCall)
    expect(exchanges.length).toBeGreaterThan(0)
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'late' })
    expect(sandbox.orders()).toEqual([])
    await sandbox.close()
  },
)
