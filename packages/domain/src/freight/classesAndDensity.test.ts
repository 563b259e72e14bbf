import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectiveClass, freightClasses, isFreightClass, parseFreightClass } from './classes.ts'
import { classForDensity, cubicFeet, lineDensity, shipmentDensity, suggestClass } from './density.ts'
import { densityScaleOn, densityScales } from './densityScales.ts'

const pallet = { handlingUnits: 1, weightLb: 500, lengthIn: 48, widthIn: 40, heightIn: 48 }

describe('freight classes', () => {
  it('are eighteen, in order', () => {
    expect(freightClasses).toHaveLength(18)
    const numbers = freightClasses.map(Number)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })

  it.each([
    ['070', '70'],
    ['77.50', '77.5'],
    [' 92.5 ', '92.5'],
    ['Class 85', '85'],
    ['100', '100'],
    ['100.0', '100'],
    ['71', null],
    ['', null],
    ['7', null],
    ['seventy', null],
  ])('reads %j as %j', (typed, read) => expect(parseFreightClass(typed)).toBe(read))

  it('rates a blank as 70 and says that it guessed', () => {
    expect(effectiveClass('  ')).toEqual({ freightClass: '70', guessed: true })
    expect(effectiveClass('70')).toEqual({ freightClass: '70', guessed: false })
    expect(effectiveClass('7')).toBeNull()
  })
})

describe('density', () => {
  it('is pounds per cubic foot of all handling units', () => {
    expect(cubicFeet(pallet)).toBeCloseTo(53.333, 3)
    expect(lineDensity(pallet)).toBe(9.375)
    expect(lineDensity({ ...pallet, handlingUnits: 2 })).toBe(4.6875)
    expect(shipmentDensity([pallet, { ...pallet, weightLb: 700 }])).toBe(11.25)
  })

  it('is unknown when a figure is missing', () => {
    expect(lineDensity({ ...pallet, heightIn: 0 })).toBeNull()
    expect(lineDensity({ ...pallet, weightLb: 0 })).toBeNull()
    expect(shipmentDensity([pallet, { ...pallet, lengthIn: 0 }])).toBeNull()
    expect(shipmentDensity([])).toBeNull()
  })

  it.each([
    [0, '400'],
    [0.999, '400'],
    [1, '300'],
    [2, '250'],
    [4, '175'],
    [6, '125'],
    [7.999, '125'],
    [8, '100'],
    [10, '92.5'],
    [11.99, '92.5'],
    [12, '85'],
    [15, '70'],
    [22.499, '70'],
    [22.5, '65'],
    [30, '60'],
    [35, '55'],
    [49.999, '55'],
    [50, '50'],
    [400, '50'],
  ])('%d pcf is class %s since July 2025', (pcf, freightClass) => {
    expect(classForDensity(pcf, densityScaleOn('2025-07-19'))).toBe(freightClass)
  })

  it('keeps the older scale for older ship dates', () => {
    expect(classForDensity(60, densityScaleOn('2025-07-18'))).toBe('60')
    expect(classForDensity(60, densityScaleOn('2025-07-19'))).toBe('50')
    expect(densityScales.map(scale => scale.bands.length)).toEqual([11, 13])
  })

  it('finds the edge exactly from typed figures', () => {
    // 12 × 12 × 12 in is one cubic foot: pounds are pcf.
    const cube = { handlingUnits: 1, lengthIn: 12, widthIn: 12, heightIn: 12, weightLb: 8 }
    expect(suggestClass(cube, '2026-11-24')).toEqual({ pcf: 8, freightClass: '100', scale: 'NMFC docket 2025-1' })
    expect(suggestClass({ ...cube, weightLb: 7.99 }, '2026-11-24')?.freightClass).toBe('125')
    expect(suggestClass({ ...cube, weightLb: 22.5 }, '2026-11-24')?.freightClass).toBe('65')
    expect(suggestClass({ ...cube, heightIn: 0 }, '2026-11-24')).toBeNull()
  })

  it('never asks a dearer class for denser freight', () => {
    const pcf = fc.double({ min: 0, max: 200, noNaN: true })
    fc.assert(
      fc.property(pcf, pcf, fc.constantFrom(...densityScales), (a, b, scale) => {
        const [light, dense] = a < b ? [a, b] : [b, a]
        expect(Number(classForDensity(dense, scale))).toBeLessThanOrEqual(Number(classForDensity(light, scale)))
        expect(isFreightClass(classForDensity(a, scale))).toBe(true)
      }),
    )
  })
})
