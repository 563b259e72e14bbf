import { type PageName, pages } from '@waybill/contract/pages.ts'
import { expect, test } from 'vitest'
import { allows, firstReachable, leadsTo, onlyLooksAt } from './access.ts'
import { routes } from './routes.generated.ts'

test('no list opens all, an empty one none', () => {
  expect(allows(null, 'Track')).toBe(true)
  expect(allows('', 'Track')).toBe(false)
})

test('names match whole, whatever stands around them', () => {
  expect(allows('Tracking, ContactUs', 'Track')).toBe(false)
  expect(allows(' ContactUs , Track', 'Track')).toBe(true)
})

test('a page of the list is looked at alone, one like it is not', () => {
  expect([onlyLooksAt('Track', 'Track'), onlyLooksAt('Tracking', 'Track')]).toEqual([true, false])
  expect([onlyLooksAt('', 'Track'), onlyLooksAt('Track', null)]).toEqual([false, false])
})

test('who may only look at a form of entry is not led there, and still opens it', () => {
  const looker = { pageList: 'SingleOrder,Track', lookList: 'SingleOrder,Track' }
  expect([leadsTo(looker, 'SingleOrder'), leadsTo(looker, 'Track'), leadsTo(looker, 'Tender')]).toEqual([
    false,
    true,
    false,
  ])
  expect(leadsTo({ pageList: null, lookList: '' }, 'SingleOrder')).toBe(true)
})

const door = (path: string, page: PageName, menu: 'ship' | 'track' | 'none' = 'ship') => ({ path, page, menu })

test('Home is SingleOrder, else the first open route without an id', () => {
  const rows = [
    door('/ShipmentDetails/:id', 'ShipmentDetails', 'none'),
    door('/Track', 'Track', 'track'),
    door('/SingleOrder', 'SingleOrder'),
  ]
  expect(firstReachable(rows, null)).toBe('/SingleOrder')
  expect(firstReachable(rows, 'Track,ShipmentDetails')).toBe('/Track')
  expect(firstReachable(rows, 'ShipmentDetails')).toBeNull()
})

test('every built screen has a page id of the contract, a path and a jump of its own', () => {
  for (const row of routes) expect(row.page === null || row.page in pages).toBe(true)
  expect(new Set(routes.map(row => row.path)).size).toBe(routes.length)
  const jumps = routes.flatMap(row => row.jump ?? [])
  expect(new Set(jumps).size).toBe(jumps.length)
})
