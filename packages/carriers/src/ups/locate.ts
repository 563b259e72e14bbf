import { networkCountry, sentence } from '@waybill/domain'
import type { z } from 'zod'
import type { WireCall } from '../kit/connector.ts'
import type { DropOffLocation, LocationQuestion, LocationsOutcome, OpenHours } from '../kit/dayEnd.ts'
import { badAnswer, jsonOf, refusal } from '../kit/failures.ts'
import { SCAC } from './codes.ts'
import { errorsOf, failureOf } from './errors.ts'
import { dropLocation, locatorAnswer } from './pickupWire.ts'
import { type Account, paths, type Send } from './send.ts'

/** The question for places. Its fields: UPS Locator, LocatorRequest; request option 1 is every place that takes packages. */
export const locatorBody = ({ zip, city, state, country, radiusMiles, most }: LocationQuestion) => ({
  LocatorRequest: {
    Request: { RequestAction: 'Locator', TransactionReference: { CustomerContext: 'locations' } },
    OriginAddress: {
      AddressKeyFormat: {
        AddressLine: '',
        PoliticalDivision2: city,
        PoliticalDivision1: state,
        PostcodePrimaryLow: zip.slice(0, 5),
        CountryCode: networkCountry({ country, state }),
      },
      MaximumListSize: String(Math.min(50, most)),
    },
    Translate: { Locale: 'en_US' },
    UnitOfMeasurement: { Code: 'MI' },
    LocationSearchCriteria: {
      SearchOption: [{ OptionType: { Code: '01' }, OptionCode: [{ Code: '001' }] }],
      MaximumListSize: String(Math.min(50, most)),
      SearchRadius: String(Math.min(100, radiusMiles)),
    },
    SortCriteria: { SortType: '01' },
  },
})

/** `930` as a time of day; blank when it is none. */
function timeOf(told: string): string {
  if (!/^\d{1,4}$/.test(told)) return ''
  const digits = told.padStart(4, '0')
  return Number(digits.slice(0, 2)) < 24 && Number(digits.slice(2)) < 60
    ? `${digits.slice(0, 2)}:${digits.slice(2)}`
    : ''
}

const REGULAR = '10'

function hoursOf({ OperatingHours }: z.output<typeof dropLocation>): readonly OpenHours[] {
  const regular = OperatingHours.StandardHours.find(({ HoursType }) => HoursType === REGULAR)
  return (regular?.DayOfWeek ?? []).flatMap(({ Day, OpenHours, CloseHours }) => {
    const [from, to] = [timeOf(OpenHours), timeOf(CloseHours)]
    // UPS counts from Sunday as 1.
    return from === '' || to === '' || !(Day >= 1 && Day <= 7) ? [] : [{ day: Day - 1, from, to }]
  })
}

const KM_A_MILE = 1.609_344

function locationOf(given: unknown): DropOffLocation | null {
  const read = dropLocation.safeParse(given).data
  if (read === undefined) return null
  const { AddressKeyFormat: address, Distance: distance, Geocode: point } = read
  const kind = read.LocationAttribute.find(({ OptionType }) => OptionType.Code === '01')
  const far = distance?.UnitOfMeasurement.Code.toUpperCase() === 'KM' ? distance.Value / KM_A_MILE : distance?.Value
  return {
    id: read.LocationID,
    name: address.ConsigneeName || 'UPS',
    type: kind?.OptionCode[0]?.Description ?? '',
    street: address.AddressLine,
    city: address.PoliticalDivision2,
    state: address.PoliticalDivision1,
    zip: address.PostcodePrimaryLow,
    country: address.CountryCode,
    phone: read.PhoneNumber[0] ?? '',
    distanceMiles: far === undefined ? null : Math.round(far * 10) / 10,
    latitude: point?.Latitude ?? null,
    longitude: point?.Longitude ?? null,
    hours: hoursOf(read),
    hoursText: read.StandardHoursOfOperation,
    latestGround: timeOf(read.LatestGroundDropOffTime[0] ?? ''),
    latestAir: timeOf(read.LatestAirDropOffTime[0] ?? ''),
  }
}

const isAbsence = (message: string): boolean => /no (drop|location|ups)|not found/i.test(message)

/** Places near a ZIP that take packages, the nearest first. */
export const locateWith =
  (send: Send) =>
  async (account: Account, given: LocationQuestion, wireCall: WireCall): Promise<LocationsOutcome> => {
    const body = locatorBody(given)
    const got = await send(account, { operation: 'locations', method: 'POST', path: paths.locations, body }, wireCall)
    if (got.kind === 'answered' && errorsOf(got).some(({ message }) => isAbsence(message))) {
      return { kind: 'locations', locations: [], messages: [] }
    }
    if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
    const read = locatorAnswer.safeParse(jsonOf(got)).data?.LocatorResponse
    if (read === undefined) return badAnswer(SCAC, sentence('unreadable'))
    // It says no with 200, too.
    const no = read.Response.ResponseStatusCode === '0' ? (read.Response.Error?.ErrorDescription ?? '') : null
    if (no !== null && !isAbsence(no)) return refusal(SCAC, no || sentence('refusedSilently'))
    const locations = read.SearchResults.DropLocation.flatMap(one => locationOf(one) ?? []).toSorted(
      (a, b) => (a.distanceMiles ?? Number.MAX_VALUE) - (b.distanceMiles ?? Number.MAX_VALUE),
    )
    return { kind: 'locations', locations: locations.slice(0, given.most), messages: [] }
  }
