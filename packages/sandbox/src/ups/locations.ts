import { type Json, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { no } from './said.ts'

const weekdays = (from: string, to: string) =>
  [2, 3, 4, 5, 6].map(day => ({ Day: String(day), OpenHours: from, CloseHours: to }))

const saturday = { Day: '7', OpenHours: '900', CloseHours: '1400' }
const sunday = { Day: '1', ClosedIndicator: '' }

interface Place {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly street: string
  readonly miles: number
  readonly north: number
  readonly east: number
  readonly hours: readonly object[]
}

const places: readonly Place[] = [
  {
    ...{ id: '52001', name: 'The Example Store', type: 'The UPS Store', street: '12 Market St', miles: 0.8 },
    ...{ north: 0.009, east: -0.006, hours: [sunday, ...weekdays('800', '1830'), saturday] },
  },
  {
    ...{ id: '52002', name: 'UPS Customer Center', type: 'UPS Customer Center', street: '900 Hub Rd', miles: 3.4 },
    ...{ north: -0.03, east: 0.04, hours: weekdays('900', '1900') },
  },
  {
    ...{ id: '52003', name: 'Example Pharmacy', type: 'UPS Access Point', street: '77 Elm St', miles: 1.6 },
    ...{ north: 0.004, east: 0.029, hours: [...weekdays('700', '2200'), saturday] },
  },
  {
    ...{ id: '52004', name: '', type: 'UPS Drop Box', street: '1 Court House Sq', miles: 6.2 },
    ...{ north: 0.08, east: 0.03, hours: [] },
  },
]

/** Places around any ZIP but those that begin with 99: there are none. */
export function locations(body: Json): Reply {
  const request = objectOf(body.LocatorRequest)
  const { PoliticalDivision2, PoliticalDivision1, PostcodePrimaryLow, CountryCode } = objectOf(
    objectOf(request.OriginAddress).AddressKeyFormat,
  )
  const zip = textOf(PostcodePrimaryLow)
  if (!/^\d{5}$/.test(zip)) return no(400, '350201', 'Invalid postal code.')
  const status = (ResponseStatusCode: string, more: object = {}) => ({ ResponseStatusCode, ...more })
  if (zip.startsWith('99')) {
    const none = { ErrorSeverity: 'Hard', ErrorCode: '350207', ErrorDescription: 'No Location found.' }
    const nothing = { AllowAllConfidenceLevels: 'True', SearchResults: {} }
    return { status: 200, json: { LocatorResponse: { Response: status('0', { Error: none }), ...nothing } } }
  }
  const center = { latitude: 25 + (Number(zip) % 2000) / 100, longitude: -75 - (Number(zip) % 4000) / 100 }
  const found = places.map(one => ({
    LocationID: one.id,
    OriginOrDestination: '01',
    Timezone: 'America/New_York',
    IVR: { PhraseID: '', TextToSpeechIndicator: '' },
    Geocode: {
      Latitude: (center.latitude + one.north).toFixed(6),
      Longitude: (center.longitude + one.east).toFixed(6),
    },
    AddressKeyFormat: {
      ConsigneeName: one.name,
      AddressLine: one.street,
      PoliticalDivision2: textOf(PoliticalDivision2),
      PoliticalDivision1: textOf(PoliticalDivision1),
      PostcodePrimaryLow: zip,
      CountryCode: textOf(CountryCode),
    },
    PhoneNumber: one.name === '' ? [] : ['8005550100'],
    LocationAttribute: [
      { OptionType: { Code: '01', Description: 'Location' }, OptionCode: [{ Code: '001', Description: one.type }] },
    ],
    Distance: { Value: one.miles.toFixed(1), UnitOfMeasurement: { Code: 'MI' } },
    LatestGroundDropOffTime: ['1730'],
    LatestAirDropOffTime: ['1700'],
    ...(one.hours.length === 0
      ? { StandardHoursOfOperation: 'Open 24 hours' }
      : { OperatingHours: { StandardHours: [{ HoursType: '10', DayOfWeek: one.hours }] } }),
  }))
  return {
    status: 200,
    json: {
      LocatorResponse: {
        Response: status('1'),
        AllowAllConfidenceLevels: 'True',
        SearchResults: { DropLocation: found },
      },
    },
  }
}
