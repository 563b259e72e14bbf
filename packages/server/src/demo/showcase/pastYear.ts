import { addDays, businessDayFrom, calendarAt, itemsOf, usualCarrierCalendar } from '@waybill/domain'
import { demoCarriers, demoTruckers } from '../carriers.ts'
import { demoItems, lineOf } from '../items.ts'
import { consignees } from '../places.ts'
import { type PlannedShipment, pick } from '../shipmentPlan.ts'
import { agreedPrice, truckPrice } from './agreedPrices.ts'
import { roundAbout } from './spotRounds.ts'
import { shipmentTo } from './stories.ts'

const DAYS = 365
/** The plan of the last weeks goes back to here. */
const NEWEST = 38
const LTL_EVERY = 7
const TRUCKS_EVERY = 26

const calendar = calendarAt(usualCarrierCalendar, { state: '' })
const carriers = demoCarriers.filter(({ doNotUse }) => !doNotUse)

/** Few lanes, so that there is something to compare each of them with. */
const lanes = [
  { to: 0, perCwt: 2_310, transitDays: 4 },
  { to: 1, perCwt: 1_440, transitDays: 2 },
  { to: 4, perCwt: 1_720, transitDays: 3 },
  { to: 7, perCwt: 980, transitDays: 1 },
  { to: 8, perCwt: 1_890, transitDays: 3 },
] as const

const services = { APPTDEL: 3_500, SORTDEL: 4_200, LGDEL: 8_500 } as const

const perMonth = (daysAgo: number): number => Math.floor(daysAgo / 30)

function ltl(today: string, daysAgo: number, n: number): PlannedShipment {
  const pickupDate = businessDayFrom(addDays(today, -daysAgo), calendar)
  const { to, perCwt, transitDays } = pick(lanes, n)
  const items = [lineOf(pick(demoItems, n * 3), (n % 4) + 1)]
  const shipment = shipmentTo({ to, date: pickupDate, items, from: n % 3 === 0 ? 1 : 0, number: 200 + n })
  const weight = itemsOf(shipment).reduce((sum, { weightLb }) => sum + weightLb, 0)
  // Rates went up by about a percent a month, and one carrier is never like another.
  const rate = perCwt * (1 - perMonth(daysAgo) / 100) * (1 + (n % 5) / 50)
  const linehaul = Math.max(9_500, Math.round((weight / 100) * rate))
  const fuel = Math.round((linehaul * (27 - (perMonth(daysAgo) % 6))) / 100)
  const codes = pick(consignees, to).receives.Accessorials ?? []
  const accessorials = codes.flatMap(code =>
    code in services ? [{ code, amount: services[code as keyof typeof services] }] : [],
  )
  const price = agreedPrice({ service: 'Standard', pickupDate, transitDays, linehaul, fuel, accessorials })
  return {
    ...{ status: 'D', pickupDate, enteredOn: addDays(pickupDate, -1), isReady: false, rated: false, shipment },
    ...{ agreed: { carrier: pick(carriers, n), price }, daysLate: n % 9 === 4 ? 2 : 0 },
    // Mostly the best was booked; now and then something else counted more.
    others: [103, 109, n % 4 === 3 ? 88 : 115].map(percent => Math.round((price.total * (percent + (n % 3))) / 100)),
  }
}

function truckload(today: string, daysAgo: number, n: number): PlannedShipment {
  const pickupDate = businessDayFrom(addDays(today, -daysAgo), calendar)
  const { to } = pick(lanes, n + 1)
  const items = [lineOf(pick(demoItems, 6), 9)]
  const total = 210_000 + to * 31_000 - perMonth(daysAgo) * 2_500
  const winner = pick(demoTruckers, n % 3 === 2 ? 1 : 0)
  return {
    ...{ status: 'D', pickupDate, enteredOn: addDays(pickupDate, -3), isReady: false, rated: false },
    shipment: shipmentTo({ to, date: pickupDate, items, isTruckload: true, number: 300 + n }),
    ...{ agreed: { carrier: winner, price: truckPrice(total, pickupDate, 2) }, daysLate: n % 6 === 5 ? 1 : 0 },
    asked: roundAbout(winner, total, n),
  }
}

/** What was shipped in the twelve months before: a few of every month, whose prices nobody keeps any more. */
export function planPastYear(today: string): readonly PlannedShipment[] {
  const every = (days: number) =>
    Array.from({ length: Math.floor((DAYS - NEWEST) / days) }, (_, n) => NEWEST + n * days)
  return [
    ...every(LTL_EVERY).map((daysAgo, n) => ltl(today, daysAgo, n)),
    ...every(TRUCKS_EVERY).map((daysAgo, n) => truckload(today, daysAgo, n)),
  ]
}
