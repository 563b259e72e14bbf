import { sentence } from '@waybill/domain'
import type { z } from 'zod'
import type { WireCall } from '../kit/connector.ts'
import type { DropOffLocation, LocationQuestion, LocationsOutcome, OpenHours } from '../kit/dayEnd.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import { SCAC } from './codes.ts'
import { locationDetail, locationsAnswer } from './dayEndWire.ts'
import { errorsOf, failureOf, isNotFound } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { areaOf } from './shipmentBody.ts'

/** The question for places. Its fields: FedEx Locations Search. */
export const locationsBody = ({ radiusMiles, most, ...place }: LocationQuestion) => ({
  locationsSummaryRequestControlParameters: {
    distance: { units: 'MI', value: radiusMiles },
    maxResults: Math.min(50, most),
  },
  locationSearchCriterion: 'ADDRESS',
  location: { address: areaOf(place) },
  sort: { criteria: 'DISTANCE', order: 'ASCENDING' },
})

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']

/** `20:00:00` as a time of day; blank when it is none. */
const timeOf = (told: string): string => /^(?:[01]\d|2[0-3]):[0-5]\d/.exec(told)?.[0] ?? ''

const hoursOf = ({ storeHours }: z.output<typeof locationDetail>): readonly OpenHours[] =>
  storeHours.flatMap(({ dayofweek, operationalHoursType, operationalHours }) => {
    const day = days.indexOf(dayofweek)
    if (day === -1 || operationalHoursType === 'CLOSED_ALL_DAY') return []
    if (operationalHoursType === 'OPEN_ALL_DAY') return [{ day, from: '00:00', to: '23:59' }]
    return operationalHours.flatMap(({ begins, ends }) => {
      const [from, to] = [timeOf(begins), timeOf(ends)]
      return from === '' || to === '' ? [] : [{ day, from, to }]
    })
  })

/** `FEDEX_SHIP_CENTER` in words. */
const kindOf = (code: string): string =>
  code
    .split('_')
    .map(word => (word === 'FEDEX' ? 'FedEx' : word.slice(0, 1) + word.slice(1).toLowerCase()))
    .join(' ')

const KM_A_MILE = 1.609_344

function locationOf(given: unknown): DropOffLocation | null {
  const read = locationDetail.safeParse(given).data
  if (read === undefined) return null
  const { address, contact, addressAncillaryDetail } = read.contactAndAddress
  const { distance, geoPositionalCoordinates: point } = read
  const far = distance?.units === 'KM' ? distance.value / KM_A_MILE : distance?.value
  return {
    id: read.locationId,
    name: addressAncillaryDetail.displayName || contact.companyName || 'FedEx',
    type: kindOf(read.locationType),
    street: address.streetLines.join(', '),
    city: address.city,
    state: address.stateOrProvinceCode,
    zip: address.postalCode,
    country: address.countryCode,
    phone: contact.phoneNumber,
    distanceMiles: far === undefined ? null : Math.round(far * 10) / 10,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    hours: hoursOf(read),
    hoursText: '',
    latestGround: '',
    latestAir: '',
  }
}

/** Places near a ZIP that take packages, the nearest first. */
export const locateWith =
  (send: Send) =>
  async (account: Account, given: LocationQuestion, wireCall: WireCall): Promise<LocationsOutcome> => {
    const request = { operation: 'locations', path: paths.locations, body: locationsBody(given) } as const
    const got = await send(account, request, wireCall)
    if (got.kind === 'answered' && got.status < 500 && errorsOf(got).some(isNoPlace)) {
      return { kind: 'locations', locations: [], messages: [] }
    }
    if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
    const read = locationsAnswer.safeParse(jsonOf(got)).data?.output.locationDetailList
    if (read === undefined) return badAnswer(SCAC, sentence('unreadable'))
    const locations = read
      .flatMap(one => locationOf(one) ?? [])
      .toSorted((a, b) => (a.distanceMiles ?? Number.MAX_VALUE) - (b.distanceMiles ?? Number.MAX_VALUE))
    return { kind: 'locations', locations: locations.slice(0, given.most), messages: [] }
  }

/** A path that is not there is no word about places: only what names them is. */
const isNoPlace = (error: { readonly code: string }): boolean => error.code.startsWith('LOCATION.') && isNotFound(error)
