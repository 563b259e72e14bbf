import {
  crossesBorder,
  declaredOf,
  destinationOf,
  EEI_ABOVE_USD,
  homeCountry,
  needsOf,
  originOf,
  type PlaceCodes,
  type Shipment,
  sentence,
} from '@waybill/domain'
import type { CarrierFailure } from '../kit/connector.ts'
import { notDone } from '../kit/extras.ts'
import { refusal } from '../kit/failures.ts'
import { type PartyRoom, partyTooLong } from '../kit/partyLines.ts'
import { notSoldBack, printedReturns } from '../kit/waysBack.ts'
import { isClassOf, SCAC, serviceName, type Trip } from './codes.ts'
import { citationFor } from './customsForm.ts'

/** Whether a place is reached by domestic mail, with a customs form or without. */
const isDomestic = (place: PlaceCodes): boolean => homeCountry(place) === 'US'

/** By which of the post's interfaces a shipment goes: mail of military post offices is domestic. */
export function tripOf(shipment: Shipment): Trip {
  if (needsOf(shipment).returnService !== '') return 'return'
  return isDomestic(destinationOf(shipment)) ? 'domestic' : 'abroad'
}

/** What stands on a label of the post. Source: USPS Labels v3, toAddress. */
export const ROOM: PartyRoom = { company: 50, person: 50, line: 50, lines: 2, city: 28 }

/** So many goods one customs form holds. Source: USPS Labels v3, customsForm.contents. */
const GOODS_MAX = 30

/** Why the goods of a shipment have no customs form; blank: they have, or need none. */
function withoutForm(shipment: Shipment): string {
  const { lines, units } = shipment
  if (!crossesBorder(originOf(shipment), destinationOf(shipment))) return ''
  const goods = declaredOf(shipment)
  if (goods.length < lines.length || goods.length === 0) return sentence('customsIncomplete')
  if (goods.some(({ customs }) => customs.currency !== 'USD')) return sentence('abroadInDollars')
  if (citationFor(shipment) === '') return sentence('exemptionNeeded', { above: EEI_ABOVE_USD })
  if (needsOf(shipment).export?.terms === 'DDP') return sentence('noDutiesPaid')
  if (units.some(({ contents }) => contents.length > GOODS_MAX)) {
    return sentence('customsLinesAtMost', { count: GOODS_MAX })
  }
  const packagesWith = (number: number): number =>
    units
      .filter(({ contents }) => contents.some(({ line }) => line === number))
      .reduce((sum, { count }) => sum + count, 0)
  const isShort =
    units.some(({ contents }) => contents.length === 0) ||
    lines.some(({ customs }, index) => (customs?.pieces ?? 0) < packagesWith(index + 1))
  return isShort ? sentence('packageWithoutPieces') : ''
}

/**
 * Why the post is not asked; null: it is. What it would do otherwise than asked is never sent.
 * @param mailClass the class that is bought; blank: prices of all are asked for
 */
export function notOffered(shipment: Shipment, mailClass = ''): CarrierFailure | null {
  const back = notSoldBack(SCAC, printedReturns, shipment)
  if (back !== null) return back
  const trip = tripOf(shipment)
  // It delivers on Saturdays as on any day.
  const within = ['returnAddress', 'endorsement'] as const
  const lacking = notDone(SCAC, ['saturdayDelivery', ...(trip === 'domestic' ? within : [])], shipment)
  if (lacking !== null) return lacking
  if (shipment.terms !== 'prepaid') return refusal(SCAC, sentence('postPrepaidOnly'))
  const ends = [originOf(shipment), destinationOf(shipment)]
  if (trip === 'return' && !ends.every(isDomestic)) {
    return refusal(SCAC, sentence('returnWithinCountry'))
  }
  if (mailClass !== '' && !isClassOf(trip, mailClass)) {
    return refusal(SCAC, sentence('mailClassElsewhere', { mailClass: serviceName(mailClass) }))
  }
  const tooLong = partyTooLong(SCAC, shipment, ROOM)
  if (tooLong !== null) return tooLong
  const { signature } = needsOf(shipment)
  if (trip === 'abroad' && (signature === 'required' || signature === 'adult')) {
    return refusal(SCAC, sentence('noSignatureAbroad'))
  }
  const missing = withoutForm(shipment)
  return missing === '' ? null : refusal(SCAC, missing)
}
