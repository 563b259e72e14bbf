import { expect, test } from 'vitest'
import { choiceFrom, layoutOf } from './labelChoice.ts'

const kept = { stock: '4x8', tab: 'top', tabFields: ['date', 'shipment'], tabText: 'Fragile' } as const

test('what was chosen at this device is found again', () => {
  expect(choiceFrom(JSON.stringify(kept))).toEqual({ ...kept, tabFields: ['shipment', 'date'] })
})

test.each([null, '', 'x', 'null', '[]', '{"stock":"9x9","tab":7,"tabFields":"all","tabText":3}'])(
  '%s is no choice: the usual one holds',
  text => {
    expect(choiceFrom(text)).toMatchObject({ stock: '4x6', tab: 'none', tabText: '' })
  },
)

test('a stock without room has no tab', () => {
  expect(layoutOf({ ...kept, stock: '4x6' }).tab).toBe('none')
  expect(layoutOf({ ...kept, stock: '4x6.75' }).tab).toBe('top')
})
