import type { Address } from '@waybill/domain'
import { describe, expect, it } from 'vitest'
import { locationsBody } from '../fedex/locate.ts'
import * as fedexPickup from '../fedex/pickup.ts'
import { beyondReach, ltlRoads } from '../kit/reach.ts'
import { countryOf } from '../nmfta/codes.ts'
import { addressOf } from '../project44/shipmentBody.ts'
import { sentTo } from '../testing/parcels.ts'
import { locatorBody } from '../ups/locate.ts'
import * as upsPickup from '../ups/pickup.ts'
import * as uspsPickup from '../usps/pickup.ts'

const settings = { clientId: 'example', clientSecret: 'example', accountNumber: '510088000', pickupType: '01' as const }
const account = { clientId: 1, accountId: 1, scac: 'X', baseUrl: '', settings, secrets: [] }
const sanJuan: Address = {
  ...{ company: 'Test Isla', street: '1 Calle Luna', street2: '', city: 'San Juan', state: 'PR', zip: '00901' },
  ...{ country: 'US', contactName: 'Ada', contactPhone: '787-555-0100', contactEmail: '' },
}
/** As rows were written before one spelling was decided. */
const former: Address = { ...sanJuan, country: 'PR' }
const dayton: Address = { ...sanJuan, city: 'Dayton', state: 'OH', zip: '45402' }

const truck = (address: Address, country: string) => ({
  ...{ reference: 'P1', address, residential: false, date: '2026-11-24', readyAt: '13:00', closeAt: '17:30' },
  ...{ fleet: 'Ground', weightLb: 19, heaviestLb: 9.5, instructions: '' },
  pieces: [{ serviceCode: 'FEDEX_GROUND', country, count: 2 }],
})
const near = ({ city, state, zip, country }: Address) => ({ city, state, zip, country, radiusMiles: 20, most: 5 })

describe('a territory, in either spelling', () => {
  it.each([sanJuan, former])('is a country of its own to UPS and FedEx: %o', place => {
    expect(JSON.stringify(locatorBody(near(place)))).toContain('"CountryCode":"PR"')
    expect(locationsBody(near(place)).location.address).toMatchObject({
      ...{ countryCode: 'PR', stateOrProvinceCode: 'PR' },
    })
    expect(upsPickup.pickupBody(account, truck(place, 'PR')).PickupCreationRequest).toMatchObject({
      PickupAddress: { CountryCode: 'PR' },
      PickupPiece: [{ DestinationCountryCode: 'PR' }],
    })
    const within = fedexPickup.availabilityBody(truck(place, 'PR'))
    const across = fedexPickup.availabilityBody(truck(dayton, 'PR'))
    expect([within.countryRelationship, across.countryRelationship]).toEqual(['DOMESTIC', 'INTERNATIONAL'])
  })

  it.each([sanJuan, former])('is a part of the United States to the post and to trucks: %o', place => {
    expect(countryOf(place.country)).toBe('USA')
    expect(addressOf(place)).toMatchObject({ country: 'US', postalCode: '00901' })
    const shipment = { ...sentTo(place), mode: 'LTL' as const }
    expect(beyondReach(ltlRoads, shipment)).toBeNull()
  })

  it('is no foreign mail in a pickup of the post', () => {
    const kinds = (country: string) =>
      uspsPickup
        .pickupBody({ ...truck(dayton, country), pieces: [{ serviceCode: 'PRIORITY_MAIL', country, count: 1 }] })
        .packages.map(({ packageType }) => packageType)
    for (const country of ['US', 'PR', 'GU', 'VI']) expect(kinds(country)).toEqual(['PRIORITY_MAIL'])
    expect(kinds('CA')).toEqual(['INTERNATIONAL'])
  })
})
