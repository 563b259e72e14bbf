import { afterEach, expect, it, vi } from 'vitest'
import { send } from './client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each(['абв', 'a\u2019b', '💥', 'a\nb'])('a link that no header can carry is a wrong one: %j', async accessId => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const asked = { path: '/api/NewTrackingAPI/DisplayTrackingDetails', developerKey: true, accessId }
  await expect(send(asked)).rejects.toMatchObject({ name: 'CallProblem', status: 404, code: 'BadLink' })
  expect(fetch).not.toHaveBeenCalled()
})

it('a file is not sent again by itself while the file store is away; what is small is asked again', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn(async () =>
    Response.json({ code: 'FileStoreAway', message: 'away' }, { status: 503, headers: { 'retry-after': '2' } }),
  )
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  const given = { path: '/api/Shipment/FileUpload', accessId: 'a', idempotencyKey: 'one of a file' }
  const problem = expect.objectContaining({ code: 'FileStoreAway', kind: 'unavailable', retryable: true })
  await expect(send({ ...given, form: new FormData() })).rejects.toEqual(problem)
  expect(fetch).toHaveBeenCalledTimes(1)
  const small = expect(send({ ...given, body: {} })).rejects.toEqual(problem)
  await vi.runAllTimersAsync()
  await small
  expect(fetch).toHaveBeenCalledTimes(7)
})
