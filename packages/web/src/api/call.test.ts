import { calls } from '@waybill/contract'
import { mayRepeat } from '@waybill/contract/call.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCall } from './call.ts'

const busy = (): Response => new Response('{}', { status: 503, headers: { 'retry-after': '2' } })
const done = (): Response => new Response('{}', { headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['a question for prices buys nothing: it is asked again', GETLTLRates, 2],
  ['a read is asked again', GetShipmentCount, 2],
  ['a change without a key is not made again', UpdateServices, 1],
] as const)('%s', async (_, call, times) => {
  const fetched = vi
    .fn()
    .mockImplementation(async () => done())
    .mockImplementationOnce(async () => busy())
  vi.stubGlobal('fetch', fetched)
  const answer = makeCall(call).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2_000)
  await answer
  expect(fetched).toHaveBeenCalledTimes(times)
})

test('what only gives a file may be asked again', () => {
  const files = Object.values(calls).filter(call => call.gives === 'file')
  expect(files.filter(call => !mayRepeat(call)).map(call => call.name)).toEqual([])
})
