import { expect, it } from 'vitest'
import '../../texts/load.ts'
import { arrivalOf, arrivalWords } from './arrival.ts'

const wednesday = { pickupDate: '2026-11-25', pickedUp: '2026-11-25', transitDays: 1, deliveryDate: '2026-11-30' }
const saturday = { pickupDate: '2026-11-28', pickedUp: '2026-11-30', transitDays: 1, deliveryDate: '2026-12-01' }
const priced = (deliveryDate: string, ...trace: readonly Record<string, unknown>[]) => ({
  ...{ deliveryDate, ServiceDays: 1 },
  trace: trace.map(step => ({ step: 'delivery', ...step })),
})

it.each([
  ['a business day', priced('2026-11-30', wednesday), 'Mon, Nov 30 · 1 business day'],
  [
    'a day on which nobody picks up',
    priced('2026-12-01', saturday),
    'Tue, Dec 1 · 1 business day, counted from Mon, Nov 30',
  ],
  [
    'the day that the carrier names itself',
    priced('2026-12-01', { ...saturday, step: 'ownDate' }),
    'Tue, Dec 1 · 1 business day',
  ],
  ['no day', { deliveryDate: '', ServiceDays: null, trace: [] }, 'no date in the price'],
])('of a pickup on %s says from when its days are counted', (_, rate, words) => {
  expect(arrivalWords(arrivalOf(rate))).toBe(words)
})
