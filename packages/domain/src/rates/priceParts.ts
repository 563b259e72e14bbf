import { calendarAt, planDelivery } from '../time/businessDays.ts'
import { isDate } from '../time/dates.ts'
import type { FuelRule } from './fuel.ts'
import type { RefusalReason, Refused, TraceStep } from './ratedPrice.ts'
import type { RateRequest } from './rateRequest.ts'
import { covers, type Lane, type RateSheet } from './rateSheet.ts'
import { hundredthsOfPound } from './scaled.ts'

export const refuse = (reason: RefusalReason, params: Refused['params'] = {}): Refused => ({
  kind: 'refused',
  reason,
  params,
})

/** Of the whole shipment, in 1/100 lb. */
export const weightOf = ({ items }: RateRequest): number =>
  items.reduce((sum, item) => sum + hundredthsOfPound(item.weightLb), 0)

/** Why a sheet can't price a request wherever it goes; null when it may. */
export function unratableBy(sheet: RateSheet, request: RateRequest): Refused | null {
  const { items, pickupDate } = request
  if (!isDate(pickupDate) || !covers(sheet, pickupDate)) {
    return refuse('notInForce', { from: sheet.from, to: sheet.to ?? '', pickupDate })
  }
  const unweighed = items.findIndex(item => !(Number.isFinite(item.weightLb) && hundredthsOfPound(item.weightLb) > 0))
  if (items.length === 0) return refuse('noItems')
  if (unweighed >= 0) return refuse('weightMissing', { item: unweighed })
  const weight = weightOf(request)
  if (sheet.maxWeightLb === null || weight <= sheet.maxWeightLb * 100) return null
  return refuse('tooHeavy', { weightLb: weight / 100, maxLb: sheet.maxWeightLb })
}

export const laneSteps = (sheet: RateSheet, lane: Lane): TraceStep[] => [
  {
    step: 'sheet',
    scac: sheet.scac,
    version: sheet.version,
    baseTariff: sheet.baseTariff,
    from: sheet.from,
    to: sheet.to,
  },
  {
    step: 'lane',
    lane: lane.id,
    origin: lane.origin,
    destination: lane.destination,
    service: lane.service,
    transitDays: lane.transitDays,
  },
  ...(lane.basis === undefined ? [] : [{ step: 'base' as const, ...lane.basis }]),
]

export const fuelStep = ({ basis, rate, miles, since, program }: FuelRule, net: number, amount: number): TraceStep => ({
  step: 'fuel',
  basis,
  percent: basis === 'percent' ? rate : 0,
  ratePerMile: basis === 'perMile' ? rate : 0,
  miles,
  since,
  net,
  amount,
  program,
})

/** When it arrives, by the calendars of both ends. */
export function deliveryStep(
  sheet: RateSheet,
  { transitDays }: Lane,
  { pickupDate, origin, destination }: RateRequest,
): Extract<TraceStep, { step: 'delivery' }> {
  const days = [calendarAt(sheet.calendar, origin), calendarAt(sheet.calendar, destination)] as const
  const { pickedUp, delivered, skipped } = planDelivery(pickupDate, transitDays, ...days)
  return { step: 'delivery', pickupDate, pickedUp, transitDays, deliveryDate: delivered, skipped }
}
