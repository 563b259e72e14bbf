import { addDays, businessDayFrom, calendarAt, itemsOf, usualCarrierCalendar } from '@waybill/domain'
import { demoCarriers, demoParcelCarrier, demoTruckers } from '../carriers.ts'
import { demoItems, lineOf } from '../items.ts'
import { consignees } from '../places.ts'
import { type PlannedShipment, pick } from '../shipmentPlan.ts'
import { agreedPrice, truckPrice } from './agreedPrices.ts'
import { roundAbout } from './spotRounds.ts'
import { boxesTo, shipmentTo } from './stories.ts'

const DAYS = 365
/** The plan of the last weeks goes back to here. */
const NEWEST = 38
const LTL_EVERY = 6
const TRUCKS_EVERY = 24
const PARCELS_EVERY = 26

const calendar = calendarAt(usualCarrierCalendar, { state: '' })
const carriers = demoCarriers.filter(({ doNotUse }) => !doNotUse)

/** Few lanes, each with goods of its own, so that there is something to compare each of them with. */
const lanes = [
  { to: 0, perCwt: 2_310, transitDays: 4, pallets: [2, 2], truck: 440_000 },
  { to: 1, perCwt: 1_440, transitDays: 2, pallets: [2, 3], truck: 205_000 },
  { to: 4, perCwt: 1_720, transitDays: 3, pallets: [2, 3], truck: 262_000 },
  { to: 7, perCwt: 980, transitDays: 1, pallets: [2, 3], truck: 118_000 },
  { to: 8, perCwt: 1_890, transitDays: 3, pallets: [3, 4], truck: 286_000 },
] as const

const services = { APPTDEL: 3_500, SORTDEL: 4_200, LGDEL: 8_500 } as const

const perMonth = (daysAgo: number): number => Math.floor(daysAgo / 30)

function ltl(today: string, daysAgo: number, n: number): PlannedShipment {
  const pickupDate = businessDayFrom(addDays(today, -daysAgo), calendar)
  const { to, perCwt, transitDays, pallets } = pick(lanes, n)
  const round = Math.floor(n / lanes.length)
  const items = [lineOf(pick(demoItems, n % lanes.length), pick(pallets, round))]
  // Most of a lane goes with one carrier, whose days are known by that.
  const carrier = pick(carriers, round % 3 === 2 ? n : n % lanes.length)
  const shipment = shipmentTo({ to, date: pickupDate, items, from: n % 3 === 0 ? 1 : 0, number: 200 + n })
  const weight = itemsOf(shipment).reduce((sum, { weightLb }) => sum + weightLb, 0)
  // Rates went up by about a percent a month, and one carrier is never like another.
  const rate = perCwt * (1 - perMonth(daysAgo) / 100) * (1 + carriers.indexOf(carrier) / 50)
  const linehaul = Math.max(9_500, Math.round((weight / 100) * rate))
  const fuel = Math.round((linehaul * (27 - (perMonth(daysAgo) % 6))) / 100)
  const codes = pick(consignees, to).receives.Accessorials ?? []
  const accessorials = codes.flatMap(code =>
    code in services ? [{ code, amount: services[code as keyof typeof services] }] : [],
  )
  const price = agreedPrice({ service: 'Standard', pickupDate, transitDays, linehaul, fuel, accessorials })
  return {
    ...{ status: 'D', pickupDate, enteredOn: addDays(pickupDate, -1), isReady: false, rated: false, shipment },
    ...{ agreed: { carrier, price }, daysLate: n % 9 === 4 ? 2 : 0 },
    // Mostly the best was booked; now and then something else counted more.
    others: [103, 109, n % 4 === 3 ? 88 : 115].map(percent => Math.round((price.total * (percent + (n % 3))) / 100)),
  }
}

function truckload(today: string, daysAgo: number, n: number): PlannedShipment {
  const pickupDate = businessDayFrom(addDays(today, -daysAgo), calendar)
  const { to, truck } = pick(lanes, n % 6 === 5 ? n + 1 : 0)
  const items = [lineOf(pick(demoItems, 6), 9)]
  // Carriers of trucks ask more in some weeks than in others.
  const total = truck - perMonth(daysAgo) * 2_500 + ((n * 7) % 5) * 6_000
  const winner = pick(demoTruckers, n % 3 === 2 ? 1 : 0)
  return {
    ...{ status: 'D', pickupDate, enteredOn: addDays(pickupDate, -3), isReady: false, rated: false },
    shipment: shipmentTo({ to, date: pickupDate, items, isTruckload: true, number: 300 + n }),
    ...{ agreed: { carrier: winner, price: truckPrice(total, pickupDate, 2) }, daysLate: n % 6 === 5 ? 1 : 0 },
    asked: roundAbout(winner, total, n),
  }
}

/** What UPS Ground asks of the demo's boxes to there. */
const ground = { to: 0, zone: '005', perPound: 116, transitDays: 4 } as const

function parcels(today: string, daysAgo: number, n: number): PlannedShipment {
  const pickupDate = businessDayFrom(addDays(today, -daysAgo), calendar)
  const { to, zone, perPound, transitDays } = ground
  const shipment = boxesTo(to, (n % 3) + 1, pickupDate, 400 + n)
  const billedWeightLb = itemsOf(shipment).reduce((sum, { weightLb }) => sum + weightLb, 0)
  const linehaul = Math.round(billedWeightLb * perPound * (1 - perMonth(daysAgo) / 100) * (1 - (n % 3) / 20))
  const fuel = Math.round(linehaul * 0.18)
  const price = agreedPrice({ service: 'UPS Ground', pickupDate, transitDays, linehaul, fuel, accessorials: [] })
  return {
    ...{
      status: 'D',
      pickupDate,
      enteredOn: pickupDate,
      isReady: false,
      rated: false,
      shipment,
      daysLate: n % 4 === 3 ? 1 : 0,
    },
    agreed: { carrier: demoParcelCarrier, price: { ...price, source: 'UPS' }, parcel: { zone, billedWeightLb } },
  }
}

/** What was shipped in the twelve months before: a few of every month, whose prices nobody keeps any more. */
export function planPastYear(today: string): readonly PlannedShipment[] {
  const every = (days: number) =>
    Array.from({ length: Math.floor((DAYS - NEWEST) / days) }, (_, n) => NEWEST + n * days)
  return [
    ...every(LTL_EVERY).map((daysAgo, n) => ltl(today, daysAgo, n)),
    ...every(TRUCKS_EVERY).map((daysAgo, n) => truckload(today, daysAgo, n)),
    ...every(PARCELS_EVERY).map((daysAgo, n) => parcels(today, daysAgo, n)),
  ]
}
