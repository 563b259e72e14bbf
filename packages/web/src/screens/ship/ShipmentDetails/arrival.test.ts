import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.ts'

const now = new Date('2026-11-20T15:00:00Z')
const moved = (at: string, after: string) => ({
  at,
  who: 'Demo Clerk',
  action: 'moved',
  changes: [{ field: 'Status', before: '', after }],
  charges: [],
})
const on = (shipmentStatus: 'Q' | 'T' | 'A' | 'D', deliveryDate = '2026-11-18') => ({
  shipmentStatus,
  deliveryDate,
  originZone: 'America/New_York',
  history: [moved('2026-11-19T14:00:00Z', 'Delivered'), moved('2026-11-17T14:00:00Z', 'In transit')],
})

test('delivered freight says when it came, not when it was expected', () => {
  expect(arrivalOf(on('D'), now)).toEqual({ kind: 'delivered', at: '2026-11-19T14:00:00Z' })
  expect(arrivalOf({ ...on('D'), history: [] }, now)).toEqual({ kind: 'delivered', at: '' })
})

test('freight on the road is late once its day is over; a price of a past day is not', () => {
  expect(arrivalOf(on('A'), now)).toMatchObject({ kind: 'expected', isLate: true })
  expect(arrivalOf(on('T', '2026-11-20'), now)).toMatchObject({ isLate: false })
  expect(arrivalOf(on('Q'), now)).toMatchObject({ isLate: false })
  expect(arrivalOf(on('A', ''), now)).toMatchObject({ isLate: false })
})
