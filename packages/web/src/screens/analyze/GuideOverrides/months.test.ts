import { expect, it } from 'vitest'
import { monthOf } from './months.ts'

it('a month has its own last day, across years and leap years', () => {
  expect(monthOf('2026-11-22', 0)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(monthOf('2026-03-31', 1)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(monthOf('2028-03-01', 1)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(monthOf('2026-01-05', 1)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})
