import { sentence } from '@waybill/domain'
import type { z } from 'zod'
import type { WireCall } from '../kit/connector.ts'
import type { DropOffLocation, LocationQuestion, LocationsOutcome, OpenHours } from '../kit/dayEnd.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import { zip5 } from './body.ts'
import { SCAC } from './codes.ts'
import { office, officesAnswer } from './dayEndWire.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']

/** `08:30:00` as a time of day; blank when it is none. */
const timeOf = (told: string): string => /^(?:[01]\d|2[0-3]):[0-5]\d/.exec(told)?.[0] ?? ''

/** Hours stand with each service of an office: those of the one that is open longest in the week are the counter's. */
function hoursOf({ services }: z.output<typeof office>): readonly OpenHours[] {
  const all = services.map(({ hours }) =>
    hours.flatMap(({ dayOfWeek, times }) =>
      times.flatMap(({ openTime, closeTime }) => {
        const [day, from, to] = [days.indexOf(dayOfWeek), timeOf(openTime), timeOf(closeTime)]
        return day === -1 || from === '' || to === '' ? [] : [{ day, from, to }]
      }),
    ),
  )
  return all.toSorted((a, b) => b.length - a.length)[0] ?? []
}

/** `POST_OFFICE` in words. */
const kindOf = (code: string): string => {
  const words = code.replaceAll('_', ' ').toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function locationOf(given: unknown): DropOffLocation | null {
  const read = office.safeParse(given).data
  if (read === undefined) return null
  const { facilityAddress: address, geoCoordinates: point } = read
  return {
    id: read.facilityID || read.facilityId,
    name: read.facilityName || 'USPS',
    type: kindOf(read.postOfficeType),
    street: address.streetAddress,
    city: address.city,
    state: address.state,
    zip: address.ZIPCode,
    country: 'US',
    phone: read.phoneNumbers.phone,
    distanceMiles: read.distance === null ? null : Math.round(read.distance * 10) / 10,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    hours: hoursOf(read),
    hoursText: '',
    latestGround: '',
    latestAir: '',
  }
}

/** Post offices near a ZIP, the nearest first. Its fields: USPS Locations v3. */
export const locateWith =
  (send: Send) =>
  async (account: Account, given: LocationQuestion, wireCall: WireCall): Promise<LocationsOutcome> => {
    const { city, state, radiusMiles: radius, most } = given
    const limit = String(Math.min(50, most))
    const query = new URLSearchParams({ city, state, ZIPCode: zip5(given), radius: String(radius), limit })
    const request = { operation: 'locations', method: 'GET', path: paths.offices(query) } as const
    const got = await send(account, request, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
    const read = officesAnswer.safeParse(jsonOf(got)).data
    if (read === undefined) return badAnswer(SCAC, sentence('unreadable'))
    const locations = read.locations
      .flatMap(one => locationOf(one) ?? [])
      .toSorted((a, b) => (a.distanceMiles ?? Number.MAX_VALUE) - (b.distanceMiles ?? Number.MAX_VALUE))
    return { kind: 'locations', locations: locations.slice(0, most), messages: [] }
  }
