import { expect, test } from 'vitest'
import { orderTitle } from './orderTitle.ts'

const copied = { bol: '04000010000000014', isCopy: true }
const edited = { ...copied, isCopy: false }
const open = { isParcel: false, isBooked: false }

test.each([
  ['a new order by its screen', null, open, 'Single Order'],
  ['a copy by what it is copied from', copied, open, 'Copy of BOL 04000010000000014'],
  ['a copy of a parcel', copied, { ...open, isParcel: true }, 'Copy of parcel 04000010000000014'],
  ['a copy that was booked by no other shipment', copied, { ...open, isBooked: true }, 'Single Order'],
  ['an edit by itself, booked or not', edited, { ...open, isBooked: true }, 'Edit BOL 04000010000000014'],
] as const)('%s', (_, of, how, title) => {
  expect(orderTitle(of, 'Single Order', how)).toBe(title)
})
