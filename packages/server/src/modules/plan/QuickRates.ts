import type { QuickRates } from '@waybill/contract/calls/Shipment/QuickRates.ts'
import { byPriceIn } from '@waybill/contract/wire/rate.ts'
import { plainFromWire, shipmentFieldToWire, wireShipment } from '@waybill/contract/wire/shipment.ts'
import { type PlainShipment, ratingProblems, shipmentOfPlain } from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { crossoversOn, ratesUnkept, wireRateRefusalOf } from '../rates/index.ts'
import { type AskedLane, askedLane, wireLaneOf } from './askedLane.ts'

type Asked = Given<typeof QuickRates>

/** A field of the quick question by what is wrong with the freight it means: `Items.0.Weight` is `Weight`. */
const fieldOf = (at: string): string => `body.${shipmentFieldToWire(at).replace(/^Items\.0\./, '')}`

/** The freight that is meant: one line, between two postal codes. @throws {Refusal} InvalidInput at the question's fields */
function freightOf({ input, now }: Asked, { from, to, pickupDate }: AskedLane): PlainShipment {
  const { Weight, itemClass, Qty, packageType, Length, Width, Height, linearFeet } = input
  const item = { Weight, itemClass, packageType, Length, Width, Height, linearFeet }
  const place = ({ city, state, zip, country }: AskedLane['from']) => ({
    ...{ City: city, State: state, Zip: zip, CountryCode: country },
  })
  const plain = plainFromWire(
    wireShipment.parse({
      ...input,
      Origin: place(from),
      Destination: place(to),
      SheduleDateTime: { PickupByDate: pickupDate, PickupByFromTime: '10:00', PickupByToTime: '16:00' },
      Items: [{ ...item, Qty: Qty || 1, Pieces: Qty || 1 }],
    }),
  )
  const problems = ratingProblems(plain, localNow(now, from.timeZone).date)
  if (problems.length === 0) return plain
  const issues = problems.map(({ at, code, params }) => ({ at: fieldOf(at), code, params }))
  throw new Refusal('InvalidInput', {}, issues)
}

export const quickRates: Handler<typeof QuickRates> = async asked => {
  const { app, db, who, now, input } = asked
  const lane = askedLane(input, now)
  const shipment = shipmentOfPlain(freightOf(asked, lane))
  const { rates, heard } = await ratesUnkept(asked, shipment, lane.from.timeZone)
  const byPrice = byPriceIn(shipment.currency)
  return {
    ...wireLaneOf(lane),
    rates: rates.toSorted((a, b) => byPrice(a, b) || a.PricesheetID - b.PricesheetID),
    refusals: heard.flatMap(one =>
      one.answers.flatMap(answer => (answer.kind === 'refused' ? [wireRateRefusalOf(one, answer)] : [])),
    ),
    crossovers: await crossoversOn(app, db, who, shipment, now),
  }
}
