import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bolBarcode, proBarcode } from './barcodes.ts'
import { BOL_COMPANY_MAX, isBolNumber, isParcelNumber, makeBolNumber, makeParcelNumber } from './bolNumber.ts'
import { gs1CheckDigit, hasGs1CheckDigit, withGs1CheckDigit } from './gs1.ts'
import { isSscc, makeSscc } from './sscc.ts'
import { isLicencePlate, makeUnitNumber, numberScanned } from './unitNumber.ts'

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
    expect(makeBolNumber({ prefix: '0614141' }, 123456791)).toBe('06141411234567913')
    expect(isBolNumber('06141411234567913')).toBe(true)
    expect(isBolNumber('06141411234567914')).toBe(false)
    expect(isBolNumber('0614141123456791')).toBe(false)
  })

  it.each([
    ['0614141', 999_999_999],
    ['06141415', 99_999_999],
    ['061414156', 9_999_999],
    ['0614141567', 999_999],
  ])('leaves the serial what prefix %s leaves of 16 digits', (prefix, highest) => {
    expect(makeBolNumber({ prefix }, highest)).toMatch(new RegExp(`^${prefix}9+[0-9]$`))
    expect(isBolNumber(makeBolNumber({ prefix }, 0))).toBe(true)
    expect(() => makeBolNumber({ prefix }, highest + 1)).toThrow(RangeError)
  })

  it('begins with 04 and the number of the company without a prefix', () => {
    expect(makeBolNumber({ company: 7 }, 42)).toBe('04000070000000421')
    expect(makeBolNumber({ company: BOL_COMPANY_MAX }, 999_999_999)).toMatch(/^0499999999999999[0-9]$/)
  })

  it('always has 17 digits and a right check digit, and is no other company’s', () => {
    const companies = fc.uniqueArray(fc.integer({ min: 1, max: BOL_COMPANY_MAX }), { minLength: 2, maxLength: 2 })
    const serials = fc.integer({ min: 0, max: 999_999_999 })
    fc.assert(
      fc.property(companies, serials, serials, (both, one, other) => {
        const [first = 0, second = 0] = both
        const numbers = [makeBolNumber({ company: first }, one), makeBolNumber({ company: second }, other)]
        expect(numbers.every(isBolNumber)).toBe(true)
        expect(new Set(numbers).size).toBe(2)
        expect(makeBolNumber({ company: first }, other)).not.toBe(numbers[1])
      }),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 7, max: 10 }).chain(digits),
        fc.integer({ min: 0, max: 999_999 }),
        (prefix, serial) => {
          expect(isBolNumber(makeBolNumber({ prefix }, serial))).toBe(true)
        },
      ),
    )
  })

  it.each([
    [{ prefix: '0614141' }, -1],
    [{ prefix: '0614141' }, 1.5],
    [{ prefix: '0614141' }, 1_000_000_000],
    [{ company: 7 }, 1_000_000_000],
    [{ company: 0 }, 1],
    [{ company: BOL_COMPANY_MAX + 1 }, 1],
    [{ prefix: '061414' }, 1],
    [{ prefix: '06141411234' }, 1],
    [{ prefix: '06141X1' }, 1],
  ])('refuses issuer %j with serial %s', (issuer, serial) => {
    expect(() => makeBolNumber(issuer, serial)).toThrow(RangeError)
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

describe('the number of a handling unit', () => {
  it('goes on with the extension digit when the serials of a prefix are used up', () => {
    expect(makeUnitNumber({ prefix: '0614141012' }, 999_999)).toMatch(/^00614141012999999\d$/)
    expect(makeUnitNumber({ prefix: '0614141012' }, 1_000_000)).toMatch(/^10614141012000000\d$/)
    expect(() => makeUnitNumber({ prefix: '0614141012' }, 10_000_000)).toThrow(RangeError)
    for (const prefix of ['061414', '06141410123']) expect(() => makeUnitNumber({ prefix }, 1)).toThrow(RangeError)
  })

  it('is a licence plate without a prefix', () => {
    const plate = makeUnitNumber({ company: 42 }, 1)
    expect(plate).toMatch(/^LP00042000000001\d$/)
    expect(isLicencePlate(plate)).toBe(true)
    expect(isLicencePlate(plate.replace('42', '43'))).toBe(false)
    for (const company of [0, 100_000]) expect(() => makeUnitNumber({ company }, 1)).toThrow(RangeError)
    expect(() => makeUnitNumber({ company: 1 }, 1e9)).toThrow(RangeError)
  })

  it.each([
    [']C100000123450000000027', '000123450000000027'],
    ['(00)000123450000000027', '000123450000000027'],
    ['000123450000000027', '000123450000000027'],
    ['40206141411234567913', '06141411234567913'],
    ['(402)06141411234567913', '06141411234567913'],
    ['00000123450000000028', '00000123450000000028'],
    [' PO 4711', ' PO 4711'],
    [']c1420787459400111206206406260787', '9400111206206406260787'],
    ['1z5r89390357567127', '1Z5R89390357567127'],
  ])('is meant by the scan %j', (scan, number) => {
    expect(numberScanned(scan)).toBe(number)
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

describe('the number of a parcel', () => {
  it('is none of a bill of lading, and told from one', () => {
    expect([makeParcelNumber(1), makeParcelNumber(999_999_999)]).toEqual(['P000000001', 'P999999999'])
    expect([isParcelNumber('P000000001'), isBolNumber('P000000001')]).toEqual([true, false])
    expect(isParcelNumber(makeBolNumber({ company: 1 }, 1))).toBe(false)
    expect(() => makeParcelNumber(1_000_000_000)).toThrow(RangeError)
  })
})
