import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, it } from 'vitest'
import { blankItem, itemOfDraft } from '../ItemsEditor/itemDraft.ts'
import { eachOf } from '../ItemsEditor/parcelDraft.ts'
import { formOfShipment } from './orderForm.ts'
import { inMode } from './parcelForm.ts'

it('packages that were weighed one by one keep their weight as freight, and as packages again', () => {
  const form = { ...formOfShipment(sampleShipment), items: [{ ...blankItem('02'), handlingUnits: '4', eachLb: '45' }] }
  const freight = inMode(form, 'LTL').items[0]
  if (freight === undefined) throw new Error('no row')
  expect(freight).toMatchObject({ weightLb: '180', handlingUnitType: 'CTN' })
  // What is typed over it counts.
  expect(itemOfDraft({ ...freight, weightLb: '200' }).weightLb).toBe(200)
  const again = inMode(inMode(form, 'LTL'), 'PARCEL').items[0]
  expect(again && eachOf(again)).toBe('45')
})
