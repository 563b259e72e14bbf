import { type WireMasterItem, wireMasterItem } from '@waybill/contract/wire/item.ts'
import { hazmatToWire } from '@waybill/contract/wire/shipment.ts'
import { blankHazmat } from '@waybill/domain'
import { expect, it } from 'vitest'
import { editCounted, levelsOfMaster } from './itemCount.ts'
import { blankItem, fromMaster } from './itemDraft.ts'

const paint: WireMasterItem = wireMasterItem.parse({
  ...{ itemId: 2, version: 1, SKU: 'PAINT', Description: 'Paint', Class: '55', Stackable: false, HandlingUnit: 'DRM' },
  Levels: { carton: { Packaging: 'DRM', Weight: 220, Length: 24, Width: 24, Height: 40 } },
  Hazmat: hazmatToWire({ ...blankHazmat, unNumber: 'UN1263', quantity: '1 drum, 220 lb' }),
})

it('the total quantity of drums is not that of pails: it is asked for, as the weight is', () => {
  const levels = levelsOfMaster(paint)
  const one = fromMaster(blankItem(), paint)
  const pails = [{ handlingUnitType: 'PAL' }, { handlingUnits: '10' }].reduce(
    (now, patch) => editCounted(now, patch, levels),
    one,
  )
  expect([pails.weightLb, pails.hazmat?.quantity]).toEqual(['', ''])
})
