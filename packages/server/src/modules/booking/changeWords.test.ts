import { shipmentOfPlain } from '@waybill/domain'
import { sampleHazmat, sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, it } from 'vitest'
import { changeWords } from './changeWords.ts'

it('a hazardous quantity of a line on two pallets is said once before and once after', () => {
  const plain = shipmentOfPlain(sampleShipment)
  const [line] = plain.lines
  const [unit] = plain.units
  const [content] = unit?.contents ?? []
  if (line === undefined || unit === undefined || content === undefined) throw new Error('the sample has a pallet')
  const split = (weightLb: number) => ({
    ...plain,
    lines: [{ ...line, lineId: 1, hazmat: { ...sampleHazmat, quantity: '40 gal' } }],
    units: [1, 2].map(unitId => ({ ...unit, unitId, contents: [{ ...content, line: 1, weightLb }] })),
  })
  const words = changeWords(split(500), split(600), ['items'])
  expect(words).toHaveLength(2)
  expect(words[0]).toMatch(/500 lb.*40 gal \(in all.* → .*600 lb.*40 gal \(in all/)
  expect(words[1]).toMatch(/500 lb.*included in the .*40 gal in all.* → .*600 lb/)
  expect(words.join('\n').match(/40 gal \(in all/g)).toHaveLength(2)
})

it('a stop that was put in says of every later stop which number it has now', () => {
  const plain = shipmentOfPlain(sampleShipment)
  const [pickup, delivery] = plain.stops
  if (pickup === undefined || delivery === undefined) throw new Error('the sample has two stops')
  const toledo = { ...delivery, stopId: 7, address: { ...delivery.address, city: 'Toledo', state: 'OH', zip: '43604' } }
  const lima = { ...delivery, stopId: 8, address: { ...delivery.address, city: 'Lima', state: 'OH', zip: '45801' } }
  const ends = [
    { ...pickup, stopId: 1 },
    { ...delivery, stopId: 2 },
  ] as const
  const known = { ...plain, stops: [ends[0], toledo, ends[1]] }
  const words = changeWords(known, { ...plain, stops: [ends[0], lima, toledo, ends[1]] }, ['stops'])
  expect(words).toEqual([
    expect.stringMatching(/^Stop: none → stop 2, deliver to .*Lima, OH/),
    expect.stringMatching(/^Stop: stop 2, deliver to .*Toledo.* → stop 3, deliver to .*Toledo/),
    expect.stringMatching(/^Stop: stop 3, deliver to .* → stop 4, deliver to /),
  ])
})
