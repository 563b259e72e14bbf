import { describe, expect, it } from 'vitest'
import { sampleHazmat, sampleItem, sampleShipment } from '../shipment/sampleShipment.ts'
import { validateItem } from '../shipment/validateItem.ts'
import { validateItems } from '../shipment/validateShipment.ts'
import { lineQuantityProblems, packagesNamed, quantityTimes } from './lineQuantity.ts'

const drums = { ...sampleItem, handlingUnits: 12, pieces: 48, pieceType: 'DRM', weightLb: 10_560 }
const judged = (quantity: string, more: Partial<typeof drums> = {}) =>
  validateItem('items.0', { ...drums, ...more, hazmat: { ...sampleHazmat, quantity } }).map(
    ({ at, code, params }) => `${at.slice(8)} ${code} ${params.declared}`,
  )

it.each([
  ['4 drums, 220 gal', '4 DRM'],
  ['2 1A1 drums', '2 DRM'],
  ['1,200 boxes', '1200 BOX'],
  ['220 gal', null],
  ['2 pallets of 4 drums each', null],
])('the packages that %s names', (quantity, said) => {
  const named = packagesNamed(quantity)
  expect(named && `${named.count} ${named.packaging}`).toBe(said)
})

describe('the total quantity beside its line (49 CFR 172.202(a)(5))', () => {
  it.each([
    ['4 drums, 880 lb', 'hazmat.quantity quantityNotOfLine 48 drums'],
    ['50 drums, 10,560 lb', 'hazmat.quantity quantityNotOfLine 48 drums'],
    ['48 drums, 12,000 lb', 'hazmat.quantity quantityNotOfLine 10,560 lb'],
    ['5,000 kg', 'hazmat.quantity quantityNotOfLine 10,560 lb'],
  ])('is refused where the line contradicts it: %s', (quantity, says) => expect(judged(quantity)).toEqual([says]))

  it.each([
    '48 drums, 10,560 lb',
    '48 Drum, 2,640 gal',
    // What is in them may weigh less than they do, and pallets are no drums.
    '10,000 lb net',
    '12 pallets, 10,560 lb',
    '48 × 55 gal drums',
    '4,790 kg',
    // A thousand and a half of a kilogram, or a thousand five hundred.
    '10.560 kg',
    '20,000 gal',
  ])('stands where it may be true: %s', quantity => expect(judged(quantity)).toEqual([]))

  it('is that of a whole line, also in the first of several rows of it', () => {
    const hazmat = { ...sampleHazmat, quantity: '48 drums, 10,560 lb' }
    const half = { ...drums, hazmat, lineId: 7, handlingUnits: 6, pieces: 24, weightLb: 5280 }
    const told = (items: (typeof half)[]) =>
      validateItems({ ...sampleShipment, items }, null).filter(({ code }) => code === 'quantityNotOfLine')
    expect(told([half, half])).toEqual([])
    expect(told([half])).toHaveLength(1)
  })
})

describe('a total quantity so many times', () => {
  it.each([
    ['4 drums, 880 lb', 12, '48 drums, 10,560 lb'],
    ['1 drum, 55 gal', 3, '3 drums, 165 gal'],
    ['1 box; 0.5 kg', 4, '4 boxes, 2 kg'],
    ['1 cylinder', 2, '2 cylinders'],
    ['48 drums, 10,560 lb', 0.25, '12 drums, 2,640 lb'],
    ['220 US gallons', 2, '440 US gallons'],
    ['whatever it was', 1, 'whatever it was'],
  ])('%s × %d', (text, factor, said) => expect(quantityTimes(text, factor)).toBe(said))

  it.each([
    ['4 × 55 gal drums', 2],
    ['4-55 gal drums', 2],
    ['4 1A1 drums, 880 lb', 2],
    ['4 drums, 220 lb each', 2],
    ['1.500 kg', 2],
    ['3 drums, 660 lb', 0.5],
    ['', 2],
    ['4 drums, 880 lb', 0],
    ['4 drums, 880 lb', Number.NaN],
  ])('%s × %d is for a person to say', (text, factor) => expect(quantityTimes(text, factor)).toBeNull())
})

it.each([['2 pallets of 4 drums each, 1,760 lb'], ['2 pallets x 4 drums, 1,760 lb'], ['2 x 4 drums, 1,760 lb']])(
  'a quantity that says the packages of the line otherwise is not refused: %s',
  quantity =>
    expect(lineQuantityProblems('items.0.hazmat', quantity, { pieceType: 'DRM', pieces: 8, weightLb: 1_760 })).toEqual(
      [],
    ),
)
