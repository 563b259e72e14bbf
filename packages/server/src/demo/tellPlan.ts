import { addDays, type Mode, makeBolNumber, makeParcelNumber, modes, type Shipment, versionOn } from '@waybill/domain'
import { priceFrom } from '../modules/rates/index.ts'
import { demoCarriers } from './carriers.ts'
import { type Dated, isWhole, MINUTE, type Offer, type Tendered, type TenderOutcome, ZONE } from './datedShipment.ts'
import type { SeededRates } from './seedRates.ts'
import type { PlannedShipment } from './shipmentPlan.ts'

/** Entered, rated, tendered: a clerk takes so long; a round of spot quotes takes longer. */
const TENDERED_AFTER_MS = 2 * MINUTE
const SPOT_TENDERED_AFTER_MS = 180 * MINUTE

function offersFor({ shipment, pickupDate, rated }: PlannedShipment, { versions, fuel }: SeededRates): Offer[] {
  if (!rated) return []
  return demoCarriers.flatMap(carrier => {
    const own = versions.filter(version => version.scac === carrier.scac)
    const services = [...Map.groupBy(own, version => version.sheet.service).values()]
    return services.flatMap((service): Offer[] => {
      const inForce = versionOn(
        service.map(version => version.sheet),
        pickupDate,
      )
      const version = service.find(one => one.sheet === inForce)
      const price = version && priceFrom(version, { shipment }, fuel)
      return price?.kind === 'price' ? [{ carrier, price }] : []
    })
  })
}

/** The cheapest that may be used; null when nobody prices it. */
function cheapest(offers: readonly Offer[]): Offer | null {
  const usable = offers.filter(({ carrier, price }) => !carrier.doNotUse && isWhole(price))
  return usable.toSorted((a, b) => a.price.total - b.price.total)[0] ?? null
}

/** Clocks of the demo's docks, wherever they hang: what happened there is told to the day. */
const onDay = (date: string, time: string): Date => new Date(`${date}T${time}:00-05:00`)

function way({ status, pickupDate, daysLate = 0 }: PlannedShipment, tendered: Tendered | null) {
  const isOnTheWay = tendered !== null && (status === 'A' || status === 'D')
  const due = tendered?.price?.deliveryDate ?? pickupDate
  return {
    pickedUpAt: isOnTheWay ? onDay(pickupDate, '14:10') : null,
    deliveredAt: isOnTheWay && status === 'D' ? onDay(addDays(due, daysLate), '11:25') : null,
  }
}

/** The shipment with the numbers of its bills, the zone it leaves in, and when its truck was there. */
function written(shipment: Shipment, numbers: readonly string[], at: ReturnType<typeof way>): Shipment {
  const last = shipment.stops.length - 1
  const stayed = (arrived: Date | null, minutes: number) =>
    arrived === null
      ? {}
      : { arrivedAt: arrived.toISOString(), leftAt: new Date(arrived.getTime() + minutes * MINUTE).toISOString() }
  return {
    ...shipment,
    // Other zones are looked up when somebody edits: the book of ZIP codes is not read for a start.
    stops: shipment.stops.map((stop, index) => ({
      ...stop,
      ...(index === 0 ? { zone: ZONE, ...stayed(at.pickedUpAt, 25) } : {}),
      ...(index === last ? stayed(at.deliveredAt, 40) : {}),
    })),
    bills: shipment.bills.map((bill, index) => ({ ...bill, number: numbers[index] ?? '' })),
  }
}

/** Everything of the plan in the order in which it was entered. */
export function tell(
  plan: readonly PlannedShipment[],
  rates: SeededRates,
  now: Date,
  clientId: number,
): { readonly dated: readonly Dated[]; readonly next: { readonly bol: number; readonly parcel: number } } {
  const inOrder = plan.toSorted((a, b) => (a.enteredOn < b.enteredOn ? -1 : a.enteredOn > b.enteredOn ? 1 : 0))
  const next = { bol: 1, parcel: 1 }
  const numberOf = (mode: Mode): string =>
    modes[mode].bill === null ? makeParcelNumber(next.parcel++) : makeBolNumber({ company: clientId }, next.bol++)
  let isBounced = false
  const dated = inOrder.map((planned, n): Dated => {
    const numbers = planned.shipment.bills.map(() => numberOf(planned.shipment.mode))
    const wanted = Date.parse(`${planned.enteredOn}T14:00:00Z`) + n * 3 * MINUTE
    const latest = now.getTime() - (inOrder.length - n + 5) * 3 * MINUTE
    const { minutesAgo } = planned
    const enteredAt = new Date(
      minutesAgo === undefined ? Math.min(wanted, latest) : now.getTime() - minutesAgo * MINUTE,
    )
    const offers = offersFor(planned, rates)
    const chosen = planned.agreed ?? cheapest(offers)
    const isTendered = chosen !== null && planned.status !== 'Q' && planned.status !== 'V'
    // The first that waits for its tender tells of one that came back.
    const cameBack = !isBounced && planned.status === 'Q' && chosen !== null && planned.story === undefined
    isBounced ||= cameBack
    const outcome: TenderOutcome | null = cameBack ? 'bounced' : isTendered ? (planned.outcome ?? 'awarded') : null
    const tendered = outcome === null ? null : chosen
    const at = way(planned, outcome === 'awarded' ? tendered : null)
    const shipment = written(planned.shipment, numbers, at)
    const taken = planned.asked === undefined ? TENDERED_AFTER_MS : SPOT_TENDERED_AFTER_MS
    const tenderedAt = new Date(enteredAt.getTime() + taken)
    return {
      ...planned,
      shipment,
      bolNumber: numbers[0] ?? '',
      enteredAt,
      tenderedAt,
      offers,
      tendered,
      outcome,
      ...at,
    }
  })
  return { dated, next }
}

/** As it was tendered: nobody had come yet, and its pickup was where it was told to be. */
export const asTendered = (shipment: Shipment, notified: Partial<PlannedShipment['toldWindow']> = {}): Shipment => ({
  ...shipment,
  stops: shipment.stops.map((stop, index) => ({
    ...{ ...stop, arrivedAt: null, leftAt: null },
    ...(index === 0 ? { window: { ...stop.window, ...notified } } : {}),
  })),
})
