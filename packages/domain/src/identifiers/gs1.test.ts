import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bolBarcode, proBarcode } from './barcodes.ts'
import {
  isBolNumber,
  makeBolNumber,
  SERIAL_MAX_WITH_PREFIX,
  SERIAL_MAX_WITHOUT_PREFIX,
  SHIPPER_MAX,
} from './bolNumber.ts'
import { gs1CheckDigit, hasGs1CheckDigit, withGs1CheckDigit } from './gs1.ts'
import { isSscc, makeSscc } from './sscc.ts'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map(list => list.join(''))

describe('GS1 mod 10', () => {
  it('agrees with published numbers', () => {
    expect(gs1CheckDigit('0614141123456791')).toBe('3')
    expect(gs1CheckDigit('00012345000000002')).toBe('7')
    expect(gs1CheckDigit('629104150021')).toBe('3')
  })

  it('refuses what is not digits', () => {
    expect(() => gs1CheckDigit('12a')).toThrow(RangeError)
    expect(() => gs1CheckDigit('')).toThrow(RangeError)
    expect(hasGs1CheckDigit('')).toBe(false)
    expect(hasGs1CheckDigit('٣٣')).toBe(false)
  })

  it('catches every single wrong digit', () => {
    fc.assert(
      fc.property(digits(16), fc.nat(16), fc.integer({ min: 1, max: 9 }), (body, place, change) => {
        const number = withGs1CheckDigit(body)
        const wrong = String((Number(number[place]) + change) % 10)
        expect(hasGs1CheckDigit(number)).toBe(true)
        expect(hasGs1CheckDigit(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false)
      }),
    )
  })
})

describe('the bill of lading number', () => {
  it('is prefix, serial and check digit', () => {
    expect(makeBolNumber('0614141', 123456791)).toBe('06141411234567913')
    expect(isBolNumber('06141411234567913')).toBe(true)
    expect(isBolNumber('06141411234567914')).toBe(false)
    expect(isBolNumber('0614141123456791')).toBe(false)
  })

  it('begins with 04 without a prefix', () => {
    expect(makeBolNumber(0, 42)).toBe('04000000000000428')
    expect(makeBolNumber(7, 42)).toMatch(/^0400000700000042/)
  })

  it('always has 17 digits and a right check digit', () => {
    fc.assert(
      fc.property(digits(7), fc.integer({ min: 0, max: SERIAL_MAX_WITH_PREFIX }), (prefix, serial) => {
        expect(isBolNumber(makeBolNumber(prefix, serial))).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.nat(SHIPPER_MAX), fc.nat(SERIAL_MAX_WITHOUT_PREFIX), (shipper, serial) => {
        expect(makeBolNumber(shipper, serial)).toMatch(/^04[0-9]{15}$/)
        expect(isBolNumber(makeBolNumber(shipper, serial))).toBe(true)
      }),
    )
  })

  it.each([
    ['0614141', -1],
    ['0614141', 1.5],
    ['0614141', SERIAL_MAX_WITH_PREFIX + 1],
    [7, SERIAL_MAX_WITHOUT_PREFIX + 1],
    [SHIPPER_MAX + 1, 1],
    [-1, 1],
    ['061414', 1],
    ['06141X1', 1],
  ])('refuses prefix %s with serial %s', (prefix, serial) => {
    expect(() => makeBolNumber(prefix, serial)).toThrow(RangeError)
  })
})

describe('SSCC', () => {
  it('fills 18 digits', () => {
    expect(makeSscc(0, '0012345', 2)).toBe('000123450000000027')
    expect(isSscc('000123450000000027')).toBe(true)
    expect(isSscc('000123450000000028')).toBe(false)
    expect(makeSscc(3, '0614141012', 999999)).toHaveLength(18)
  })

  it('refuses parts that do not fit', () => {
    expect(() => makeSscc(10, '0012345', 1)).toThrow(RangeError)
    expect(() => makeSscc(0, '001234', 1)).toThrow(RangeError)
    expect(() => makeSscc(0, '0614141012', 1_000_000)).toThrow(RangeError)
    expect(() => makeSscc(0, '0614141', -1)).toThrow(RangeError)
  })
})

describe('barcodes of the bill of lading', () => {
  it('carries the number under AI 402', () => {
    expect(bolBarcode('06141411234567913')).toEqual({
      elements: '(402)06141411234567913',
      humanReadable: '(402) 06141411234567913',
    })
    expect(bolBarcode('06141411234567910')).toBeNull()
  })

  it('fills a short SCAC with hyphens', () => {
    expect(proBarcode('ODFL', '07209562763')?.elements).toBe('(90)ODFL07209562763')
    expect(proBarcode('AB', '123')?.elements).toBe('(90)AB--123')
    expect(proBarcode('ODFL', '')).toBeNull()
    expect(proBarcode('odfl', '1')).toBeNull()
    expect(proBarcode('ODFL', '1'.repeat(21))).toBeNull()
  })
})
