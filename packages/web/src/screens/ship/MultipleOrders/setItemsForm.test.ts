import { wireMasterItem } from '@waybill/contract/wire/item.ts'
import { freightGaps, shipmentOfPlain } from '@waybill/domain'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, it } from 'vitest'
import { blankItem, itemOfDraft } from '../../../widgets/ItemsEditor/itemDraft.ts'
import { cellWords, filledFrom } from './setItemsForm.ts'

const carton = { Packaging: 'CTN', Weight: 33, Length: 20, Width: 20, Height: 10, Count: 4 }
const master = wireMasterItem.parse({
  ...{ itemId: 1, version: 1, SKU: 'PUMP', Description: 'Pumps', Class: '85', NMFC: '118100', HandlingUnit: 'PLT' },
  ...{ Length: 48, Width: 40, Height: 52, Weight: 440 },
  Levels: { carton, pallet: { Packaging: 'PLT', Weight: 440, Length: 48, Width: 40, Height: 52, Count: 12 } },
})

it('fills what is blank from the item master, and leaves what stands there', () => {
  const draft = { ...blankItem(), itemCode: 'PUMP', description: 'Our pumps', pieces: '30', freightClass: '70' }
  // 30 cartons, twelve to a pallet: three pallets of 440 lb.
  expect(filledFrom(draft, master)).toMatchObject({
    ...{ description: 'Our pumps', freightClass: '70', nmfc: '118100', handlingUnits: '3', weightLb: '1320' },
    ...{ lengthIn: '48', widthIn: '40', heightIn: '52' },
  })
  const sized = filledFrom({ ...draft, lengthIn: '60', handlingUnits: '5', weightLb: '900' }, master)
  expect(sized).toMatchObject({ lengthIn: '60', widthIn: '', handlingUnits: '5', weightLb: '900' })
})

it('asks in the cells that are blank, and says what is wrong in those that are not', () => {
  const items = [
    { ...blankItem(), description: 'Boards', handlingUnits: '2', pieces: '1', lengthIn: '48', freightClass: '86' },
  ].map(itemOfDraft)
  const { asked, wrong } = cellWords(items, freightGaps(shipmentOfPlain({ ...sampleShipment, items }), new Set()))
  expect(Object.keys(asked)).toEqual(['items.0.weightLb', 'items.0.widthIn', 'items.0.heightIn'])
  expect(Object.keys(wrong)).toEqual(['items.0.freightClass', 'items.0.pieces'])
})
