import { expect, test } from 'vitest'
import type { Bench } from './describeConnector.ts'

const lostAfterwards = ['dropAfter', 'slowAfter', 'garbageAfter'] as const

/** What holds for every connector that takes orders, and for what it can do with them. */
export function describeBooking<Settings>(bench: Bench<Settings>): void {
  const { recovery } = bench.booking()
  const canFind = bench.can.includes('find')

  test('says how long it takes, and has a way back after silence', () => {
    const { deadlineMs, registersWithinMs } = bench.booking()
    expect(deadlineMs).toBeGreaterThan(0)
    expect(registersWithinMs).toBeGreaterThanOrEqual(0)
    expect(canFind).toBe(recovery !== 'person')
  })

  test.each(['status500', 'status503', 'reset', 'status429'] as const)('%s sends no order twice', async kind => {
    const before = bench.provider().requests('book')
    bench.provider().fault(kind, 'book')
    const outcome = await bench.run('book', bench.newOrder())
    expect(outcome).toMatchObject(kind === 'status429' ? { kind: 'failed', reason: 'busy' } : { kind: 'unknown' })
    expect(bench.provider().requests('book') - before).toBe(1)
  })

  test.each(lostAfterwards)('an order lost by %s is unknown, and bought once', async kind => {
    const order = bench.newOrder()
    bench.provider().fault(kind, 'book')
    // Time for the order to arrive on a busy machine; what answers late does so after 2 s.
    const call = kind === 'slowAfter' ? bench.wireCall(1_200) : bench.wireCall()
    expect(await bench.run('book', order, call)).toMatchObject({ kind: 'unknown' })
    bench.provider().clearFaults()
    expect(bench.provider().sold(order)).toBe(1)
    if (canFind) expect(await bench.find(order)).toMatchObject({ kind: 'found' })
  })

  const { quotedService } = bench.setup
  test.runIf(quotedService !== undefined)('a service is not bought as another for want of its quote', async () => {
    const order = { ...bench.newOrder(), serviceCode: quotedService ?? '' }
    expect(bench.booking().needsQuoteNumber(order.serviceCode)).toBe(true)
    const before = bench.provider().requests('book')
    const outcome = await bench.run('book', { ...order, quoteNumber: '' })
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'refused' })
    expect(bench.provider().requests('book')).toBe(before)
    expect(await bench.run('book', order)).toMatchObject({ kind: 'booked' })
  })

  test.runIf(canFind)('an order that never was is absent', async () => {
    expect(await bench.find(bench.newOrder())).toEqual({ kind: 'absent' })
  })

  test.runIf(canFind)('two orders under one reference are told apart by their keys', async () => {
    const order = await bench.bought()
    const other = await bench.find({ ...order, wireKey: `${order.wireKey}-again` })
    expect(other.kind).not.toBe('found')
    if (recovery === 'wireKey') expect(other.kind).toBe('absent')
  })

  test.runIf(bench.can.includes('cancel'))('a cancellation that fails is not sent again by itself', async () => {
    const order = await bench.bought()
    const before = bench.provider().requests('cancel')
    bench.provider().fault('status503', 'cancel')
    expect(await bench.run('cancel', order)).toMatchObject({ kind: 'unconfirmed' })
    expect(bench.provider().requests('cancel') - before).toBe(1)
  })

  test.runIf(bench.can.includes('cancel'))('cancelling twice does no harm', async () => {
    const order = await bench.bought()
    expect(await bench.run('cancel', order)).toMatchObject({ kind: 'cancelled' })
    expect(await bench.run('cancel', order)).toMatchObject({ kind: 'cancelled' })
  })

  test.runIf(bench.can.includes('change'))('a change that fails is not sent again by itself', async () => {
    const order = await bench.bought()
    const before = bench.provider().requests('change')
    bench.provider().fault('status503', 'change')
    expect(await bench.run('change', order)).toMatchObject({ kind: 'unknown' })
    expect(bench.provider().requests('change') - before).toBe(1)
  })

  test('a sign-in that ends in mid-run is renewed, and the order bought once', async () => {
    await bench.bought()
    bench.provider().expireTokens?.()
    expect(bench.provider().sold(await bench.bought())).toBe(1)
  })
}
