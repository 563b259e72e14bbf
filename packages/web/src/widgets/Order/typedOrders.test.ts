import { plainFromWire, plainToWire } from '@waybill/contract/wire/shipment.ts'
import { formatTime, loadReviewOf } from '@waybill/domain'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blankItem, type ItemDraft } from '../ItemsEditor/itemDraft.ts'
import { formOfShipment, type OrderForm, shipmentOf } from './orderForm.ts'

// What stands in the form, in whatever way it was typed, is what is sent, what comes back into the form, and what a
// booking is confirmed by.

/** A figure with the ways in which people type it. */
const typed = (most: number, decimals: boolean): fc.Arbitrary<{ readonly text: string; readonly value: number }> =>
  fc
    .tuple(fc.integer({ min: 1, max: decimals ? most * 100 : most }), fc.constantFrom('plain', 'grouped', 'blanks'))
    .map(([n, way]) => {
      const value = decimals ? n / 100 : n
      const grouped = value.toLocaleString('en-US', { maximumFractionDigits: 2 })
      return { value, text: { plain: String(value), grouped, blanks: ` ${value} ` }[way] }
    })

const word = fc.constantFrom('PO 4711', 'SO-88', 'Ünïcode 7', 'a & b', '"quoted"', '', ' spaced ')

interface TypedLine {
  readonly draft: ItemDraft
  readonly weightLb: number
  readonly units: number
}

const line: fc.Arbitrary<TypedLine> = fc
  .record({
    weight: typed(40_000, true),
    units: typed(26, false),
    pieces: typed(5_000, false),
    size: fc.tuple(typed(60, true), typed(48, true), typed(96, true)),
    type: fc.constantFrom('PLT', 'SKD', 'CTN'),
    stackable: fc.boolean(),
  })
  .map(({ weight, units, pieces, size: [length, width, height], type, stackable }) => ({
    weightLb: weight.value,
    units: units.value,
    draft: {
      ...blankItem(),
      ...{ description: 'Cast iron brackets', freightClass: '70', handlingUnitType: type, stackable },
      ...{ weightLb: weight.text, handlingUnits: units.text, pieces: pieces.text },
      ...{ lengthIn: length.text, widthIn: width.text, heightIn: height.text },
    },
  }))

const time = fc.constantFrom(
  ...[
    ['8', '08:00'],
    ['330p', '15:30'],
    ['3:30 pm', '15:30'],
    ['noon', '12:00'],
    ['1745', '17:45'],
    ['9a', '09:00'],
  ],
)

const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    from: time,
    to: time,
    words: fc.record({ orderNumber: word, customerPo: word, loadNumber: word, specialInstructions: word }),
    references: fc.array(word, { minLength: 5, maxLength: 5 }),
    value: fc.option(typed(90_000, true)),
  })
  .map(given => {
    const form: OrderForm = {
      ...formOfShipment(sampleShipment),
      ...given.words,
      items: given.lines.map(({ draft }) => draft),
      pickup: { date: '2026-11-24', from: given.from[0] ?? '', to: given.to[0] ?? '' },
      references: given.references,
      declaredValue: given.value === null ? '' : given.value.text,
    }
    return { ...given, form }
  })

it('what is typed is what is sent, what comes back, and what a booking is confirmed by', () => {
  const holds = ({ form, lines, from, to, words, value }: typeof order extends fc.Arbitrary<infer O> ? O : never) => {
    const sent = shipmentOf(form)
    expect(sent.items.map(item => [item.weightLb, item.handlingUnits])).toEqual(
      lines.map(({ weightLb, units }) => [weightLb, units]),
    )
    expect(sent.declaredValue).toBe(value === null ? null : Math.round(value.value * 100))
    const back = plainFromWire(JSON.parse(JSON.stringify(plainToWire(sent))))
    expect(shipmentOf(formOfShipment(back))).toEqual(shipmentOf(formOfShipment(sent)))
    const review = loadReviewOf(sent)
    expect(review.weightLb).toBe(lines.reduce((sum, one) => sum + Math.round(one.weightLb * 100), 0) / 100)
    expect(review.units.reduce((sum, { count }) => sum + count, 0)).toBe(lines.reduce((sum, one) => sum + one.units, 0))
    expect([review.customerPo, review.orderNumber]).toEqual([words.customerPo, words.orderNumber])
    expect([review.stops[0]?.from, review.stops[0]?.to].map(text => formatTime(text ?? ''))).toEqual(
      [from[1], to[1]].map(text => formatTime(text ?? '')),
    )
  }
  fc.assert(fc.property(order, holds), { numRuns: 1_000, seed: 19 })
})
