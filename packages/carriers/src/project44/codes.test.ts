import { accessorials } from '@waybill/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMinor } from '../kit/money.ts'
import { exampleShipment } from '../testing/shipment.ts'
import { accessorialOfCharge, accessorialsOf, packageTypeOf, trackingStatusOf } from './codes.ts'

test('cents are exact, as numbers and as text', () => {
  expect(toMinor(780.35, 'USD')).toBe(78_035)
  expect(toMinor('780.35', 'USD')).toBe(78_035)
  expect(toMinor(100, 'JPY')).toBe(100)
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), cents => {
      expect(toMinor(cents / 100, 'USD')).toBe(cents)
      expect(toMinor((cents / 100).toFixed(2), 'USD')).toBe(cents)
    }),
  )
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, '', '1e3', '12,50', '0x10', 1.005, null, undefined])(
  '%s is no amount',
  given => {
    expect(toMinor(given, 'USD')).toBeNull()
  },
)

test('every extra service of ours is either asked for or told as unknown', () => {
  const codes = accessorials.map(({ code }) => code)
  const { known, unknown } = accessorialsOf(exampleShipment({ accessorials: codes }))
  expect([...known, ...unknown].sort()).toEqual([...codes].sort())
  expect(unknown).toEqual(['PFZ', 'OVERLEN', 'EXVAL', 'COD'])
})

test('a charge is ours where we have the code', () => {
  expect(accessorialOfCharge('LGDEL')).toBe('LGDEL')
  expect(accessorialOfCharge('APPT')).toBe('APPTDEL')
  expect(accessorialOfCharge('MALLDEL')).toBe('')
})

test('names that every object has are no codes', () => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    expect(trackingStatusOf(name)).toBeNull()
    expect(packageTypeOf(name)).toBe('PIECES')
  }
})

test('a package is a box, a pail no pallet', () => {
  expect(packageTypeOf('PKG')).toBe('BOX')
  expect(packageTypeOf('PAL')).toBe('PAIL')
})
