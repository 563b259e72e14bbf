import { wireCarrier, wireCarrierInput } from '@waybill/contract/wire/carrier.ts'
import { expect, test } from 'vitest'
import { carrierOf, carrierSchema, rateSheetSchema, spotSchema, valuesOf } from './carrierForm.ts'

const carrier = wireCarrier.parse({
  ...{ carrierId: 7, version: 2, CarrierName: 'Demo Motor', SCAC: 'DMOA', RateMode: 'TL', kind: 'provider' },
  ...{ CapacityProviderIdentifierType: 'SCAC', CapacityProviderIdentifierValue: 'DMOA', ContractId: 'C-1' },
  ...{ collect: true, collectFlagged: true, ShipVia: 'V', InsuranceExpires: '2027-03-31', MCNumber: '1' },
  ...{ RateModeID: 3, CarrierResponseLog: '', CarrierMetaTagJSON: '', insurance: 'valid', hasRates: false },
  ...{ isConnected: false, Files: [] },
})

test('a carrier comes out of the form as it went in, with what the form does not show', () =>
  expect(carrierOf(carrierSchema.parse(valuesOf(carrier)), carrier)).toEqual(wireCarrierInput.parse(carrier)))

test('without collect freight it is not the one for it', () =>
  expect(carrierOf({ ...valuesOf(carrier), collect: false }, carrier).collectFlagged).toBe(false))

test('each way of setting a carrier up needs its own address', () => {
  const values = { ...valuesOf(null), CarrierName: 'A', SCAC: 'dmoa' }
  const wrong = (schema: typeof carrierSchema) =>
    schema.safeParse(values).error?.issues.map(issue => issue.path.join('.')) ?? []
  expect([wrong(carrierSchema), wrong(spotSchema), wrong(rateSheetSchema)]).toEqual([[], ['Email'], ['SalesEmail']])
})

test.each([
  ['SCAC', 'A1'],
  ['SCAC', 'A'],
  ['MCNumber', 'MC 12'],
  ['InsuranceExpires', '2026-02-30'],
  ['TenderEmail', 'nobody'],
])('%s of %s is refused', (field, value) =>
  expect(carrierSchema.safeParse({ ...valuesOf(carrier), [field]: value }).success).toBe(false),
)
