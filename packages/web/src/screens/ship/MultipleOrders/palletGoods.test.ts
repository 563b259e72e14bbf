import { type ItemLevel, shipmentOfPlain } from '@waybill/domain'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, it } from 'vitest'
import { goodsOf, palletsOfUnits, weighsWithPallets } from './palletGoods.ts'

const row = {
  ...{
    description: 'Pumps',
    itemCode: 'PUMP',
    nmfc: '',
    freightClass: '70',
    handlingUnits: 2,
    handlingUnitType: 'PLT',
  },
  ...{ pieces: 24, pieceType: 'CTN', weightLb: 1560, lengthIn: 48, widthIn: 40, heightIn: 29.5, stackable: false },
  hazmat: null,
}
const shipment = shipmentOfPlain({ ...sampleShipment, items: [row] })
const carton: ItemLevel = {
  ...{ level: 'carton', packaging: 'CTN', weightLb: 60, lengthIn: 16, widthIn: 12, heightIn: 10, count: 1 },
}

it('takes the size of a carton from the item master, and else from the pallets that hold nothing else', () => {
  expect(goodsOf(shipment, () => [carton])).toMatchObject([{ line: 1, pieces: 24, weightLb: 1560, pieceIn3: 1920 }])
  // 2 × 48 × 40 × (29.5 − 5.5) ÷ 24.
  expect(goodsOf(shipment, () => null)).toMatchObject([{ pieceIn3: 3840 }])
  const unsized = shipmentOfPlain({ ...sampleShipment, items: [{ ...row, heightIn: 0 }] })
  expect(goodsOf(unsized, () => null)).toMatchObject([{ pieceIn3: null }])
})

it('sees wood in a weight that is more than that of the cartons', () => {
  // 24 × 60 = 1,440.
  expect(weighsWithPallets(shipment, () => [carton])).toBe(true)
  expect(weighsWithPallets(shipment, () => [{ ...carton, weightLb: 65 }])).toBe(false)
  expect(weighsWithPallets(shipment, () => null)).toBe(false)
})

it('has the pallets one by one, and none while nobody counted them', () => {
  expect(palletsOfUnits(shipment)).toEqual([[{ line: 1, pieces: 12 }], [{ line: 1, pieces: 12 }]])
  expect(palletsOfUnits(shipmentOfPlain({ ...sampleShipment, items: [{ ...row, handlingUnits: 0 }] }))).toEqual([])
})
