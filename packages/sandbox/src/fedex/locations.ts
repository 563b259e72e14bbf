import { type Json, objectOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { no, text, yes } from './said.ts'

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']

const open = (dayofweek: string, begins: string, ends: string) => ({
  ...{ dayofweek, operationalHoursType: 'OPEN_BY_HOURS' },
  operationalHours: [{ begins: `${begins}:00`, ends: `${ends}:00` }],
})
const sunday = { dayofweek: 'SUNDAY', operationalHoursType: 'CLOSED_ALL_DAY', operationalHours: [] }

const places = [
  { id: 'DAYA', name: 'FedEx Ship Center', type: 'FEDEX_STAFFED', street: '400 Runway Dr', miles: 4.1, until: '19:00' },
  { id: 'DAYK', name: 'FedEx Office', type: 'FEDEX_OFFICE', street: '30 Main St', miles: 0.6, until: '18:30' },
  { id: 'DAYX', name: 'Example Grocery', type: 'FEDEX_ONSITE', street: '8 Oak Ave', miles: 1.9, until: '21:00' },
  {
    ...{ id: 'DAYB', name: 'FedEx Drop Box', type: 'FEDEX_SELF_SERVICE_LOCATION', street: '2 Court Sq' },
    ...{ miles: 5.5, until: '' },
  },
]

/** Places around any ZIP but those that begin with 99: there are none. In no order, as they come. */
export function locations(body: Json): Reply {
  const { postalCode, city, stateOrProvinceCode, countryCode } = objectOf(objectOf(body.location).address)
  const zip = text(postalCode)
  if (text(countryCode) === '') return no(400, 'COUNTRYCODE.REQUIRED', 'Country code is required.')
  if (zip.startsWith('99')) return no(404, 'LOCATION.SEARCH.NOTFOUND', 'No locations found for the search criteria.')
  const found = places.map(one => ({
    distance: { units: 'MI', value: one.miles },
    contactAndAddress: {
      contact: { companyName: one.name, phoneNumber: '8005550100' },
      address: { streetLines: [one.street], city, stateOrProvinceCode, postalCode: zip, countryCode },
      addressAncillaryDetail: { displayName: one.name, locationInCity: '' },
    },
    locationId: one.id,
    storeHours: one.until === '' ? [] : [sunday, ...weekdays.map(day => open(day, '08:00', one.until))],
    geoPositionalCoordinates: { latitude: 39.75, longitude: -84.19 },
    locationType: one.type,
  }))
  return yes({ totalResults: found.length, resultsReturned: found.length, locationDetailList: found })
}
