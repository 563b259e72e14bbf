import { expect, it } from 'vitest'
import {
  type Bench,
  countItem,
  opened,
  openedByEnd,
  packedIn,
  type Scanned,
  sized,
  weighed,
  weightTyped,
} from './bench.ts'

const parcel: Scanned = {
  ...{
    found: 'shipment',
    shipmentId: 1,
    UniqueName: 'W-1',
    BOLNumber: '1',
    shipmentStatus: 'Q',
    version: 1,
    shipMode: 'PARCEL',
  },
  ...{ consignee: 'Test', consigneeCity: 'Dayton', consigneeState: 'OH', packages: 1, box: null, labels: 0 },
  ...{ ending: null, choices: [], hasMoreChoices: false },
  items: [
    { ItemCode: 'A-1', Description: 'Gauge', Qty: 2 },
    { ItemCode: 'B-2', Description: 'Hose', Qty: 1 },
  ],
}

const scanAll = (...codes: readonly string[]): Bench | string =>
  codes.reduce<Bench | string>(
    (bench, code) => (typeof bench !== 'string' && bench.step === 'verify' ? countItem(bench, code) : bench),
    opened(parcel, true),
  )

it('no weight is asked for while an item lacks', () => {
  expect(scanAll('a-1', 'B-2')).toMatchObject({ step: 'verify', counted: [1, 1] })
  expect(scanAll('a-1', 'B-2', ' A-1 ')).toMatchObject({ step: 'weigh' })
})

it('what is not in the order, or one too many, is said and not counted', () => {
  expect(scanAll('C-3')).toBe('notInOrder')
  expect(scanAll('B-2', 'B-2')).toBe('oneTooMany')
})

it('a box is taken when it is chosen, and keeps its place while items are scanned', () => {
  const box = { Name: 'Small', Length: 12, Width: 9, Height: 6, MaxWeight: 30, Tare: 1 }
  const rows = [{ Length: 20, Width: 20, Height: 20, Weight: 4 }]
  expect(sized(rows, undefined)).toEqual(rows)
  const packed = packedIn(opened(parcel, true), box)
  const done = packed.step === 'verify' ? countItem({ ...packed, counted: [2, 0] }, 'B-2') : packed
  expect(done).toMatchObject({ step: 'weigh', parcel: { packedIn: box } })
  expect(sized(rows, box)).toEqual([{ Length: 12, Width: 9, Height: 6, Weight: 4 }])
  expect(packedIn({ step: 'scan', done: null }, box)).toEqual({ step: 'scan', done: null })
})

it('a single package is weighed here, several were weighed when they were entered', () => {
  expect(opened(parcel, false)).toMatchObject({ step: 'weigh' })
  expect(opened({ ...parcel, packages: 3 }, false)).toMatchObject({ step: 'working', doing: 'rating' })
})

it('several packages that were found by the last digits of a number wait to be chosen', () => {
  const many = { ...parcel, packages: 3 }
  const byEnd = { ...many, ending: { kind: 'pro' as const, number: '774821' } }
  expect(openedByEnd(many, false, '774821')).toMatchObject({ step: 'working' })
  expect(openedByEnd(byEnd, false, '4821')).toMatchObject({
    ...{ step: 'choose', code: '4821', hasMore: false },
    choices: [{ shipmentId: 1, ending: { kind: 'pro', number: '774821' } }],
  })
  // Somebody looks at it before anything is bought.
  expect(openedByEnd({ ...byEnd, packages: 1 }, false, '4821')).toMatchObject({ step: 'weigh' })
  expect(openedByEnd(byEnd, true, '4821')).toMatchObject({ step: 'verify' })
})

it.each([
  ['9.5 lb', 9.5],
  ['12,25 lb', 12.25],
  ['150lb', 150],
  ['9l', 9],
  // What a scanner reads of an order, an item or a box.
  ['105', null],
  ['9.5', null],
  ['0 lb', null],
  ['151 lb', null],
  ['1Z999', null],
  ['', null],
])('%j weighs %j', (text, pounds) => expect(weightTyped(text)).toBe(pounds))

it.each([
  [[10], 9.5, [9.5]],
  [[2, 1], 10, [6.67, 3.33]],
  [[0, 0, 0], 1, [0.34, 0.33, 0.33]],
  [[100, 0], 0.5, [0.49, 0.01]],
])('%j on a scale that says %s are %j', (rows, pounds, shares) => {
  const items = weighed(
    rows.map(Weight => ({ Weight })),
    pounds,
  )
  expect(items.map(({ Weight }) => Weight)).toEqual(shares)
})
