import type { Lane } from '@waybill/carriers'
import type { LaneQuestion } from '@waybill/contract/wire/laneQuestion.ts'
import { calendarAt, defaultPickupDate, isDayOfOurTime, USUAL_CUT_OFF, usualCarrierCalendar } from '@waybill/domain'
import { askedPlaces, wirePlace } from '../../places/askedPlaces.ts'
import { localNow } from '../../places/localNow.ts'
import type { ZipPlace } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'

/** A lane with what its postal codes say. */
export interface AskedLane {
  readonly from: ZipPlace
  readonly to: ZipPlace
  /** Local date at the origin. */
  readonly pickupDate: string
}

/** @throws {Refusal} InvalidInput where a postal code names no place, or the date is none or past */
export function askedLane(question: LaneQuestion, now: Date): AskedLane {
  const { PickupByDate } = question
  const { from, to } = askedPlaces(question)
  const local = localNow(now, from.timeZone)
  const refuse = (code: string) => new Refusal('InvalidInput', {}, [{ at: 'body.PickupByDate', code, params: {} }])
  if (PickupByDate !== '' && !isDayOfOurTime(PickupByDate)) throw refuse('notADate')
  if (PickupByDate !== '' && PickupByDate < local.date) throw refuse('past')
  const usual = defaultPickupDate(local, USUAL_CUT_OFF, calendarAt(usualCarrierCalendar, from))
  return { from, to, pickupDate: PickupByDate === '' ? usual : PickupByDate }
}

export const wireLaneOf = ({ from, to, pickupDate }: AskedLane) => ({
  from: wirePlace(from),
  to: wirePlace(to),
  PickupByDate: pickupDate,
})

const place = ({ city, state, zip, country }: ZipPlace) => ({ city, state, zip, country })

/** The lane as a connector is asked about it. */
export const carrierLane = ({ from, to, pickupDate }: AskedLane): Lane => ({
  origin: place(from),
  destination: place(to),
  pickupDate,
  proNumber: '',
})
