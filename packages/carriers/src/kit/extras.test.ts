import { expect, test } from 'vitest'
import { notOffered as fedexDoesNot } from '../fedex/shipmentBody.ts'
import { exampleParcels } from '../testing/parcels.ts'
import { notOffered as uspsDoesNot } from '../usps/trip.ts'

const account = {
  accountNumber: '510088000',
  clientId: '',
  clientSecret: '',
  holdLocation: '',
  pickupType: 'USE_SCHEDULED_PICKUP',
} as const

test('what a carrier is not told of is refused in words, and never left out in silence', () => {
  const parcel = (needs: Parameters<typeof exampleParcels>[1]) => exampleParcels(undefined, needs)
  const elsewhere = parcel({}).stops[0]?.address ?? null
  const fedex = (needs: Parameters<typeof exampleParcels>[1]) => fedexDoesNot(parcel(needs), account)?.message ?? ''
  const usps = (needs: Parameters<typeof exampleParcels>[1]) => uspsDoesNot(parcel(needs))?.message ?? ''
  expect(fedex({ saturdayDelivery: true })).toBe('')
  expect(fedex({ endorsement: 'forward' })).toContain('undeliverable')
  expect(fedex({ endorsement: 'none' })).toBe('')
  expect(fedex({ returnAddress: elsewhere })).toContain('back to where it came from')
  expect(fedex({ commercialInvoiceRemoval: true })).toContain('commercial invoice')
  expect(usps({ saturdayDelivery: true, endorsement: 'forward', returnAddress: elsewhere })).toBe('')
  expect(usps({ holdForPickup: true })).toContain('holds no packages')
  expect(usps({ surePostCode: '93' })).toContain('Ground Saver')
  expect(usps({ services: ['X1'] })).toContain('further services')
})
