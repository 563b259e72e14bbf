import type { SandboxCarrier } from './carriers.ts'
import { type Json, objectOf, textOf } from './read.ts'
import { addDays, daysOf, laneOf, laneTypeOf, serves } from './tariff.ts'

/** How long one carrier takes with each of its services: no freight is asked for. No answer of it is published (README.md). */
export function transitOf(carrier: SandboxCarrier, body: Json, now: Date): readonly Json[] {
  const lane = laneOf(body)
  const who = { capacityProviderAccountGroup: { accounts: [{ code: carrier.scac }] }, carrierCode: carrier.scac }
  if (!serves(carrier, lane)) {
    const diagnostic = 'E042 no direct or interline service'
    const error = { severity: 'ERROR', message: 'No service for lane.', diagnostic, source: 'CAPACITY_PROVIDER' }
    return [{ ...who, errorMessages: [error] }]
  }
  const date = textOf(objectOf(body.pickupWindow).date) || now.toISOString().slice(0, 10)
  const days = daysOf(carrier, lane)
  const service = (code: string, description: string, transitDays: number, hour: string) => ({
    ...who,
    laneType: laneTypeOf(carrier, lane),
    serviceLevel: { code, description },
    transitDays,
    deliveryDateTime: `${addDays(date, transitDays)}T${hour}:00:00`,
    infoMessages: [],
    errorMessages: [],
  })
  const faster = service('GUR', 'Guaranteed by noon', Math.max(1, days - 1), '12')
  return [service('STD', 'Standard', days, '17'), ...(carrier.guaranteed ? [faster] : [])]
}
