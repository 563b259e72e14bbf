import type { Place } from '../condition.ts'
import { isAmerican } from '../places.ts'
import { asList, asObject, type Json, textAt, valueAt } from '../request.ts'

/** The consignee: the first of a list in an order, the one in a rate. */
const consignee = (body: Json): Json => {
  const { recipient, recipients } = asObject(body.requestedShipment)
  return asObject(recipient ?? asList(recipients)[0])
}

export const laneIn = (body: Json) => ({
  from: textAt(body, 'requestedShipment.shipper.address.countryCode'),
  to: textAt(consignee(body), 'address.countryCode'),
})

/** To another country; Puerto Rico is none. */
export function isInternational({ body }: Place): boolean {
  const { from, to } = laneIn(body)
  return from !== to && !(isAmerican(from) && isAmerican(to))
}

/** Where the kind of the shipper's own packaging has to be named. */
export function namesOwnPackaging({ body }: Place): boolean {
  const { from, to } = laneIn(body)
  const isOwn = textAt(body, 'requestedShipment.packagingType') === 'YOUR_PACKAGING'
  return isOwn && from !== to && (to === 'CA' || (isAmerican(to) && (from === 'CA' || from === 'MX')))
}

export const isHeld = ({ body }: Place): boolean =>
  asList(valueAt(body, 'requestedShipment.shipmentSpecialServices.specialServiceTypes')).includes('HOLD_AT_LOCATION')

const ground: ReadonlySet<string> = new Set(['FEDEX_GROUND', 'GROUND_HOME_DELIVERY', 'SMART_POST'])
export const isOnTheGround = (service: string): boolean => ground.has(service)

const asian: ReadonlySet<string> = new Set(
  'AU BD BN CN GU HK ID IN JP KH KR LA LK MM MO MY NZ PH SG TH TW VN'.split(' '),
)
export const isInAsiaPacific = (country: string): boolean => asian.has(country)
