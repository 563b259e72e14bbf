import { expect, test } from 'vitest'
import { afterUnauthorized, keyAfter } from './keyRule.ts'

const held = { key: 'k1', bornOf: 0 }

test('a new token replaces the key', () =>
  expect(keyAfter(held, { request: 1, sentWith: 'k1', token: 'k2' })).toEqual({ key: 'k2', bornOf: 1 }))

test('a late reply that echoes the old key changes nothing', () => {
  const rotated = keyAfter(held, { request: 1, sentWith: 'k1', token: 'k2' })
  expect(keyAfter(rotated, { request: 2, sentWith: 'k1', token: 'k1' })).toEqual(rotated)
})

test('of two rotations the newer request wins whatever the order of arrival', () => {
  const early = { request: 1, sentWith: 'k1', token: 'k2' }
  const late = { request: 2, sentWith: 'k1', token: 'k3' }
  expect(keyAfter(keyAfter(held, early), late)?.key).toBe('k3')
  expect(keyAfter(keyAfter(held, late), early)?.key).toBe('k3')
})

test('nothing revives a session that was signed out', () =>
  expect(keyAfter(null, { request: 9, sentWith: 'k1', token: 'k2' })).toBeNull())

const ordersOf = <T>(list: readonly T[]): T[][] =>
  list.length <= 1
    ? [[...list]]
    : list.flatMap((one, at) => ordersOf(list.filter((_, i) => i !== at)).map(rest => [one, ...rest]))

test('parallel calls around one rotation end with the successor in every order of arrival', () => {
  const replies = [1, 2, 3, 4, 5].map(request => ({ request, sentWith: 'k1', token: request < 3 ? 'k1' : 'k2' }))
  for (const order of ordersOf(replies)) {
    expect(order.reduce<ReturnType<typeof keyAfter>>(keyAfter, held)?.key).toBe('k2')
  }
})

test('a 401 with an overtaken key asks again, with the key in force it ends the session', () => {
  expect(afterUnauthorized('k1', 'k2')).toBe('again')
  expect(afterUnauthorized('k2', 'k2')).toBe('signedOut')
  expect(afterUnauthorized('k2', null)).toBe('signedOut')
})
