import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { send } from './client.ts'

let sentWith: (string | null)[]
let given: string | null
beforeEach(() => {
  const kept = new Map<string, string>()
  sentWith = []
  given = null
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  })
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    sentWith.push(headers.get('device'))
    return new Response('{}', {
      headers: { 'content-type': 'application/json', ...(given === null ? {} : { device: given }) },
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const signIn = (device: string | null) => {
  given = device
  return send({ path: '/api/LogIn/Login', body: {}, developerKey: true })
}

it('sends what the server gave to those who signed in here before, the five newest', async () => {
  for (const key of ['a', null, 'b', 'a', 'c', 'd', 'e', 'f', null]) await signIn(key)
  expect(sentWith).toEqual([null, 'a', 'a', 'b,a', 'a,b', 'c,a,b', 'd,c,a,b', 'e,d,c,a,b', 'f,e,d,c,a'])
})

it('tells nobody but the calls before sign-in', async () => {
  await signIn('a')
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  await send({ path: '/api/Shipment/GetShipmentCount', body: {} })
  expect(sentWith).toEqual([null, null])
})
