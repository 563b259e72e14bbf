import type { LaneQuestion, WireLanePlace } from '@waybill/contract/wire/laneQuestion.ts'
import { Refusal } from '../refusal.ts'
import { lookUpZip, type ZipPlace } from './zips.ts'

const examples = { US: '45402', CA: 'M5V 2T6' } as const

/** Both ends of a lane by their postal codes. @throws {Refusal} InvalidInput where one names no place */
export function askedPlaces(question: Omit<LaneQuestion, 'PickupByDate'>): { from: ZipPlace; to: ZipPlace } {
  const { OriginZip, OriginCountry, DestinationZip, DestinationCountry } = question
  const [from, to] = [lookUpZip(OriginZip, OriginCountry), lookUpZip(DestinationZip, DestinationCountry)]
  const wrong = (field: string, zip: string, country: 'US' | 'CA') => ({
    at: `body.${field}`,
    ...(zip === '' ? { code: 'required', params: {} } : { code: 'badForm', params: { example: examples[country] } }),
  })
  if (from !== null && to !== null) return { from, to }
  throw new Refusal('InvalidInput', {}, [
    ...(from === null ? [wrong('OriginZip', OriginZip, OriginCountry)] : []),
    ...(to === null ? [wrong('DestinationZip', DestinationZip, DestinationCountry)] : []),
  ])
}

export const wirePlace = ({ zip, city, state, country, latitude, longitude }: ZipPlace): WireLanePlace => ({
  ...{ City: city, State: state, Zip: zip, CountryCode: country },
  ...{ latitude, longitude },
})
