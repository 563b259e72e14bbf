import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleItem } from '../shipment/sampleShipment.ts'
import { accessorialName, accessorials, isAccessorialCode } from './accessorials.ts'
import { capacityWarnings, linearFeet, usualCapacityRules } from './capacity.ts'
import { isPackagingCode, packagingName, packagings } from './packaging.ts'

const pallet = sampleItem

describe('linear feet', () => {
  it.each([
    // Turned sideways two 48 × 40 pallets stand across 96 inches: a row of 40 inches, which carriers take as 4 ft.
    ['one pallet', { handlingUnits: 1 }, 4],
    ['two pallets', { handlingUnits: 2 }, 4],
    ['three pallets', { handlingUnits: 3 }, 8],
    ['six pallets', { handlingUnits: 6 }, 12],
    ['four stackable pallets', { handlingUnits: 4, stackable: true }, 4],
    ['stackable but too high', { handlingUnits: 4, stackable: true, heightIn: 60 }, 8],
    ['a long crate', { lengthIn: 144, widthIn: 50 }, 12],
    ['a wide machine', { lengthIn: 90, widthIn: 92 }, 8],
  ])('%s', (_, change, feet) => expect(linearFeet([{ ...pallet, ...change }])).toBe(feet))

  it('shares rows between lines of one footprint', () => {
    expect(linearFeet([pallet, { ...pallet, lengthIn: 40, widthIn: 48 }])).toBe(4)
  })

  it('is unknown without dimensions or when nothing fits', () => {
    expect(linearFeet([{ ...pallet, widthIn: 0 }])).toBeNull()
    expect(linearFeet([{ ...pallet, lengthIn: 120, widthIn: 100 }])).toBeNull()
  })

  it('never shrinks when freight is added', () => {
    const units = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(units, units, fc.boolean(), (few, more, stackable) => {
        const small = linearFeet([{ ...pallet, handlingUnits: few, stackable }])
        const large = linearFeet([{ ...pallet, handlingUnits: few + more, stackable }])
        expect(large).toBeGreaterThanOrEqual(small ?? Number.POSITIVE_INFINITY)
      }),
    )
  })
})

describe('capacity warnings', () => {
  it('are silent for an ordinary pallet', () => expect(capacityWarnings([pallet])).toEqual([]))

  it('warn of light and bulky freight', () => {
    const warnings = capacityWarnings([{ ...pallet, handlingUnits: 16, heightIn: 48, weightLb: 3000 }])
    expect(warnings.map(warning => warning.code)).toEqual(['cubicCapacity', 'linearFeet'])
    expect(warnings[1]?.params).toMatchObject({ from: 12, ratedLb: 32_000 })
  })

  it('say what would avoid them', () => {
    const light = { ...pallet, handlingUnits: 8, heightIn: 48, weightLb: 2000, stackable: false }
    expect(capacityWarnings([light]).find(({ code }) => code === 'linearFeet')?.params).toMatchObject({
      linearFeet: 16,
      stackedFeet: 8,
    })
    const bulky = { ...light, handlingUnits: 16 }
    expect(capacityWarnings([bulky])[0]?.params).toMatchObject({ ratedLb: 5120, enoughLb: 5120 })
  })

  it('are silent about feet of freight that is heavier than they would be rated', () =>
    expect(capacityWarnings([{ ...pallet, handlingUnits: 6, weightLb: 12_000 }])).toEqual([]))

  it('are silent about rules that the carrier does not have', () => {
    const none = { ...usualCapacityRules, cubicFeetOver: null, linearFeetFrom: null, overlengthFromIn: null }
    expect(capacityWarnings([{ ...pallet, handlingUnits: 16, lengthIn: 120, weightLb: 900 }], none)).toEqual([])
  })

  it('name the long line, whichever side is long', () => {
    const long = { ...pallet, weightLb: 13_000, widthIn: 97, lengthIn: 20, heightIn: 20 }
    expect(capacityWarnings([pallet, long])).toEqual([
      { code: 'overlength', at: 'items.1', params: { lengthIn: 97, side: 'width', from: 96 } },
    ])
    const tall = { ...pallet, weightLb: 13_000, heightIn: 97 }
    expect(capacityWarnings([tall])).toMatchObject([{ params: { side: 'height' } }])
    expect(capacityWarnings([{ ...tall, lengthIn: 97 }])).toMatchObject([{ params: { side: 'length' } }])
  })

  it('follow the carrier', () => {
    const rules = { ...usualCapacityRules, overlengthFromIn: 48, linearFeetFrom: 3 }
    expect(capacityWarnings([pallet], rules).map(warning => warning.code)).toEqual(['linearFeet', 'overlength'])
  })
})

describe('tables of codes', () => {
  it('name every packaging once, and a pail is not a pallet', () => {
    expect(new Set(packagings.map(row => row.code)).size).toBe(15)
    expect(packagingName('PAL', 1)).toBe('Pail')
    expect(packagingName('PLT', 2)).toBe('Pallets')
    expect(packagingName('XYZ', 2)).toBe('XYZ')
    expect(isPackagingCode('plt')).toBe(false)
  })

  it('name every accessorial once', () => {
    expect(new Set(accessorials.map(row => row.code)).size).toBe(accessorials.length)
    expect(new Set(accessorials.map(row => row.name)).size).toBe(accessorials.length)
    expect(accessorialName('LGDEL')).toBe('Lift gate at delivery')
    expect(accessorialName('X')).toBe('X')
    expect(isAccessorialCode('constructor')).toBe(false)
  })
})
