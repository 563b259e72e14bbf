import type { TransitTime } from '@waybill/carriers'
import type { ReplyOf } from '@waybill/contract'
import type { ReviewServices } from '@waybill/contract/calls/Shipment/ReviewServices.ts'
import {
  calendarAt,
  covers,
  findLane,
  planDelivery,
  promisedDay,
  sentence,
  usualCarrierCalendar,
} from '@waybill/domain'
import { activeAccounts, type NamedAccount } from '../../carriers/accounts.ts'
import type { Handler } from '../../handler.ts'
import {
  type CarrierCalendars,
  calendarsOf,
  rateCarriers,
  type SheetVersion,
  sheetsBetween,
  versionsOn,
  wireRefusal,
} from '../rates/index.ts'
import { askAccounts, refusalOf } from './askAccounts.ts'
import { type AskedLane, askedLane, carrierLane, wireLaneOf } from './askedLane.ts'

type Service = ReplyOf<typeof ReviewServices>['services'][number]

/** What a sheet says of a lane: how long, whether with a partner, and when that is; null: it has no such lane. */
function serviceOfSheet(name: string, stored: SheetVersion, { from, to, pickupDate }: AskedLane): Service | null {
  const { sheet, scac, version } = stored
  const lane = findLane(sheet, from, to, pickupDate, ({ plain }) => plain?.modes.includes('LTL') ?? true)
  if (lane === null) return null
  const days = [calendarAt(sheet.calendar, from), calendarAt(sheet.calendar, to)] as const
  const { delivered } = planDelivery(pickupDate, lane.transitDays, ...days)
  return {
    ...{ CarrierName: name, CarrierSCAC: scac, service: sheet.service },
    source: sentence('fromSheet', { service: sheet.service, version }),
    ServiceDays: lane.transitDays,
    deliveryDate: delivered,
    lane: lane.service,
  }
}

/** What a carrier says over its wire, counted by the calendar by which sheets count. */
function serviceOfWire(
  { carrierName, connector }: NamedAccount,
  time: TransitTime,
  { from, to, pickupDate }: AskedLane,
  calendars: CarrierCalendars,
): Service {
  const { scac, transitDays, deliveryDate } = time
  const said = { pickupDate, transitDays, deliveryDate, origin: from, destination: to }
  const day = promisedDay(said, calendars.get(scac) ?? usualCarrierCalendar)
  return {
    ...{ CarrierName: carrierName, CarrierSCAC: scac, service: time.service, source: connector },
    ServiceDays: day.transitDays,
    deliveryDate: day.deliveryDate ?? '',
    lane: time.lane ?? '',
  }
}

/** The fastest first; what nobody said comes last. */
const bySpeed = (a: Service, b: Service): number =>
  (a.ServiceDays ?? 999) - (b.ServiceDays ?? 999) || (a.CarrierSCAC < b.CarrierSCAC ? -1 : 1)

export const reviewServices: Handler<typeof ReviewServices> = async ({ app, db, who, input, now }) => {
  const { clientId } = who
  const lane = askedLane(input, now)
  const [carriers, inForce, accounts] = await Promise.all([
    rateCarriers(app, db, clientId, 'LTL'),
    versionsOn(app, db, clientId, lane.pickupDate),
    activeAccounts(app, db, clientId),
  ])
  const way = { origin: lane.from, destination: lane.to, date: lane.pickupDate, terms: null }
  const versions = await sheetsBetween(app, db, clientId, inForce, way)
  const calendars = calendarsOf(inForce)
  const able = accounts.filter(({ open }) => open.transit !== undefined)
  const asking = carrierLane(lane)
  const { answers, broken } = await askAccounts(app, clientId, able, ({ transit }, wireCall) =>
    transit === undefined ? Promise.resolve([]) : transit(asking, wireCall),
  )
  const isWired = new Set(able.map(({ scac }) => scac))
  const sheets = carriers.map(({ scac, name: carrierName }) => {
    const own = versions.filter(one => one.scac === scac && covers(one.sheet, lane.pickupDate))
    const services = own.flatMap(one => serviceOfSheet(carrierName, one, lane) ?? [])
    const reason = own.length === 0 ? 'noSheet' : 'noLane'
    const params = { pickupDate: lane.pickupDate, origin: lane.from.zip, destination: lane.to.zip }
    const isSilent = services.length === 0 && !isWired.has(scac)
    return { services, refusals: isSilent ? [refusalOf({ scac, carrierName }, sentence('sheet'), reason, params)] : [] }
  })
  const priced = new Set(sheets.flatMap(({ services }) => services.map(one => one.CarrierSCAC)))
  const unable = accounts.filter(({ scac }) => !isWired.has(scac) && !priced.has(scac))
  return {
    ...wireLaneOf(lane),
    services: [
      ...sheets.flatMap(({ services }) => services),
      ...answers.flatMap(([account, answer]) =>
        answer.kind === 'transit' ? [serviceOfWire(account, answer, lane, calendars)] : [],
      ),
    ].sort(bySpeed),
    refusals: [
      ...answers.flatMap(([account, answer]) => (answer.kind === 'transit' ? [] : [wireRefusal(account, answer)])),
      ...broken,
      ...sheets.flatMap(({ refusals }) => refusals),
      ...unable.map(account => refusalOf(account, account.connector, 'offersNoTransit')),
    ],
  }
}
