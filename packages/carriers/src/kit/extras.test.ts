import { expect, test } from 'vitest'
import { notOffered as fedexDoesNot } from '../fedex/shipmentBody.ts'
import { box, exampleParcels } from '../testing/parcels.ts'
import { notOffered as upsDoesNot } from '../ups/shipmentBody.ts'
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
  const ups = (needs: Parameters<typeof exampleParcels>[1]) => upsDoesNot(parcel(needs))?.message ?? ''
  expect(fedex({ saturdayDelivery: true })).toBe('')
  expect(fedex({ endorsement: 'forward' })).toContain('undeliverable')
  expect(fedex({ endorsement: 'none' })).toBe('')
  expect(fedex({ returnAddress: elsewhere })).toContain('back to where it came from')
  expect(fedex({ commercialInvoiceRemoval: true })).toContain('commercial invoice')
  expect(usps({ saturdayDelivery: true, endorsement: 'forward', returnAddress: elsewhere })).toBe('')
  expect(usps({ holdForPickup: true })).toContain('holds no packages')
  expect(ups({ holdForPickup: true })).toContain('holds no packages')
  expect(ups({ returnService: 'printLabel', signature: 'adult' })).toContain('no signature for what comes back')
  const boxed = exampleParcels([{ ...box, handlingUnitType: '25' }], { returnService: 'printLabel' })
  expect(upsDoesNot(boxed)?.message).toContain('10 kg and 25 kg')
  expect(usps({ returnService: 'printLabel', endorsement: 'forward' })).toContain('undeliverable')
  expect(usps({ returnService: 'printLabel', returnAddress: elsewhere })).toContain('back to where it came from')
  expect(usps({ surePostCode: '93' })).toContain('Ground Saver')
  expect(usps({ services: ['X1'] })).toContain('further services')
})
