import { expect, it } from 'vitest'
import { hoursInLines } from './hours.ts'

const t = (key: string): string => key.replace('dayEnd.', '')
const at = (day: number, from = '08:00', to = '18:30') => ({ day, from, to })

it('says days with the same hours together', () => {
  const week = [at(6, '09:00', '14:00'), ...[1, 2, 3, 4, 5].map(day => at(day))]
  expect(hoursInLines(week, t)).toBe('mon–fri 8:00 AM–6:30 PM, sat 9:00 AM–2:00 PM')
  expect(hoursInLines([at(1), at(3)], t)).toBe('mon 8:00 AM–6:30 PM, wed 8:00 AM–6:30 PM')
  expect(hoursInLines([], t)).toBe('')
})
