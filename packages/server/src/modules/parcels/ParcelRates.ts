import type { CarrierPrice } from '@waybill/carriers'
import type { ParcelRates } from '@waybill/contract/calls/Shipment/ParcelRates.ts'
import type { WireParcelRate } from '@waybill/contract/wire/parcelRate.ts'
import { plainFromWire, shipmentFieldToWire, wireShipment } from '@waybill/contract/wire/shipment.ts'
import {
  calendarAt,
  defaultPickupDate,
  isDayOfOurTime,
  ratingProblems,
  type Shipment,
  shipmentOfPlain,
  USUAL_CUT_OFF,
  usualCarrierCalendar,
} from '@waybill/domain'
import { able } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { lookUpZip } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
import { wireRefusal } from '../rates/index.ts'
import { askedAccount } from './askedAccount.ts'

type Asked = Given<typeof ParcelRates>

const DEADLINE_MS = 10_000

/** A field of the question by what is wrong with the shipment it means: `Items.0.Weight` is `packages.0.Weight`. */
const fieldOf = (at: string): string => `body.${shipmentFieldToWire(at).replace(/^Items\./, 'packages.')}`

const zoneOf = ({ input, who }: Asked): string => {
  const { Zip, CountryCode } = input.Origin
  const found = CountryCode === 'US' || CountryCode === 'CA' ? lookUpZip(Zip, CountryCode) : null
  return found?.timeZone ?? who.timeZone
}

/** Local date of the pickup at the origin. @throws {Refusal} InvalidInput where it is none or past */
function pickupDateOf({ input, now }: Asked, timeZone: string): string {
  const local = localNow(now, timeZone)
  const { PickupByDate: date, Origin } = input
  const refuse = (code: string) => new Refusal('InvalidInput', {}, [{ at: 'body.PickupByDate', code, params: {} }])
  if (date === '') {
    const at = { country: Origin.CountryCode, state: Origin.State }
    return defaultPickupDate(local, USUAL_CUT_OFF, calendarAt(usualCarrierCalendar, at))
  }
  if (!isDayOfOurTime(date)) throw refuse('notADate')
  if (date < local.date) throw refuse('past')
  return date
}

/** The packages as a shipment that is kept nowhere. @throws {Refusal} InvalidInput at the question's fields */
function shipmentOf(asked: Asked, timeZone: string, pickupDate: string): Shipment {
  const { input, now } = asked
  const plain = plainFromWire(
    wireShipment.parse({
      shipMode: 'PARCEL',
      ...input.needs,
      Origin: input.Origin,
      Destination: input.Destination,
      SheduleDateTime: { PickupByDate: pickupDate, PickupByFromTime: '10:00', PickupByToTime: '16:00' },
      Items: input.packages.map(({ Weight, Qty, ...one }) => {
        const count = Qty || 1
        // A row of a shipment says what all of its packages weigh.
        return { ...one, Qty: count, Pieces: count, Weight: Math.round(Weight * count * 100) / 100 }
      }),
    }),
  )
  const problems = ratingProblems(plain, localNow(now, timeZone).date)
  if (problems.length === 0) return shipmentOfPlain(plain)
  throw new Refusal(
    'InvalidInput',
    {},
    problems.map(({ at, code, params }) => ({ at: fieldOf(at), code, params })),
  )
}

const wireRate = (price: CarrierPrice): WireParcelRate => ({
  ...{ service: price.service, serviceCode: price.serviceCode, total: price.total, currency: price.currency },
  charges: price.charges.map(({ description, amount }) => ({ description, amount })),
  ...{ transitDays: price.transitDays, deliveryDate: price.deliveryDate ?? '' },
  ...{ zone: price.zone ?? '', billedWeightLb: price.billedWeightLb ?? null, messages: [...price.messages] },
})

export const parcelRates: Handler<typeof ParcelRates> = async asked => {
  const { app, db, who, input } = asked
  const account = await askedAccount(app, db, who.clientId, input.AccountID, 'rate')
  const timeZone = zoneOf(asked)
  const PickupByDate = pickupDateOf(asked, timeZone)
  const shipment = shipmentOf(asked, timeZone, PickupByDate)
  const { accountId, connector } = account
  const about = { clientId: who.clientId, shipmentId: null, accountId, connector }
  const { wireCall, keepSoon } = openWireCall(app, about, DEADLINE_MS)
  const answers = await able(account, 'rate')(shipment, wireCall)
  keepSoon()
  return {
    PickupByDate,
    rates: answers
      .flatMap(answer => (answer.kind === 'price' ? [wireRate(answer)] : []))
      .toSorted((a, b) => a.total - b.total),
    refusals: answers.flatMap(answer => (answer.kind === 'failed' ? [wireRefusal(account, answer)] : [])),
  }
}
