import { startSandbox } from '@waybill/sandbox'
import { expect, test } from 'vitest'
import { project44 } from '../project44/index.ts'
import { exampleOrder, project44Account, wireCallOf } from '../testing/shipment.ts'
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
  // The first answer takes most of the time, so that the second has little left.
  sandbox.fault({ kind: 'slow', ms: 150, operation: 'find' })
  sandbox.fault({ kind: 'hang', operation: 'track' })
  const booked = { ...order, confirmation: { providerId: '', pickupNumber: '', proNumber: '' } }
  const began = performance.now()
  expect(await connector.track(account, booked, wireCallOf(200))).toMatchObject({ kind: 'failed', reason: 'late' })
  expect(performance.now() - began).toBeLessThan(250)
  await sandbox.close()
})
