import { afterEach, expect, it, vi } from 'vitest'
import { send } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

it.each(['абв', 'a\u2019b', '💥', 'a\nb'])('a link that no header can carry is a wrong one: %j', async accessId => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const asked = { path: '/api/NewTrackingAPI/DisplayTrackingDetails', developerKey: true, accessId }
  await expect(send(asked)).rejects.toMatchObject({ name: 'CallProblem', status: 404, code: 'BadLink' })
  expect(fetch).not.toHaveBeenCalled()
})
