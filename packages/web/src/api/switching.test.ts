import type { WireUser } from '@waybill/contract/wire/user.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { send } from './client.ts'
import { beginSwitch, endSession, endSwitch, hasMovedOn, startSession } from './session.ts'

const places = { replace: vi.fn(), assign: vi.fn(), pathname: '/Track', search: '', origin: 'http://localhost' }
const user = (ClientId: number) => ({ UserId: 7, ClientId }) as WireUser

function storage(): Storage {
  const kept = new Map<string, string>()
  const methods = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  }
  // `endSession` walks the names as a browser's storage has them.
  return new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage
}

const over = () => Promise.resolve(new Response('{}', { status: 401 }))
const ask = () => send({ path: '/api/LogIn/userDetails' }).catch(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('window', { location: places })
  vi.stubGlobal('fetch', vi.fn(over))
  places.replace.mockClear()
  startSession(user(3), 'key of 3')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a session that ends while another tab goes over to another company is followed by the new one', async () => {
  beginSwitch()
  await ask()
  endSession()
  localStorage.setItem('waybill.user', JSON.stringify(user(4)))
  localStorage.setItem('waybill.key', 'key of 4')
  await vi.advanceTimersByTimeAsync(200)
  expect(places.replace).toHaveBeenCalledWith('/Home')
  expect(localStorage.getItem('waybill.key')).toBe('key of 4')
  endSwitch()
})

it('nothing that a tab holds is asked for or saved in the company that another tab went over to', async () => {
  expect(hasMovedOn()).toBe(false)
  localStorage.setItem('waybill.user', JSON.stringify(user(4)))
  localStorage.setItem('waybill.key', 'key of 4')
  await ask()
  expect(fetch).not.toHaveBeenCalled()
  expect(places.replace).toHaveBeenCalledWith('/Home')
})
