import { noTruckNeeds } from '@waybill/domain'
import { expect, it } from 'vitest'
import '../../texts/load.ts'
import '../../texts/way.ts'
import { codWords, truckWords } from './loadWords.ts'

it('says the truck', () => {
  expect(truckWords(noTruckNeeds)).toBe('')
  const reefer = { ...noTruckNeeds, equipment: 'reefer' as const, temperatureMin: 34, temperatureMax: 38 }
  expect(truckWords(reefer)).toBe('Reefer, 34 to 38 °F')
  expect(truckWords({ ...reefer, temperatureMin: Number.NaN })).toBe('Reefer')
})

it('says what is collected and who pays for that', () => {
  const cod = { amount: 124_050, feeTerms: 'collect' as const, customerCheck: true }
  expect(codWords(cod, 'USD')).toBe('$1,240.50, consignee pays the fee, consignee’s check accepted')
  expect(codWords({ ...cod, amount: Number.NaN, feeTerms: '', customerCheck: false }, 'USD')).toBe('')
})
