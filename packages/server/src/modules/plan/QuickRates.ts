import type { QuickRates } from '@waybill/contract/calls/Shipment/QuickRates.ts'
import { byPriceIn } from '@waybill/contract/wire/rate.ts'
import { plainFromWire, shipmentFieldToWire, wireShipment } from '@waybill/contract/wire/shipment.ts'
import { type PlainShipment, ratingKey, ratingProblems, shipmentOfPlain } from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { wireRateOf } from '../prices/index.ts'
import {
  askSources,
  crossoversOn,
  type Heard,
  priceRow,
  rateSources,
  soundAnswer,
  wireRateRefusalOf,
  withExchange,
} from '../rates/index.ts'
import { type AskedLane, askedLane, wireLaneOf } from './askedLane.ts'

type Asked = Given<typeof QuickRates>

/** Longer than anybody waits for the answer. */
const LOOKED_AT_MS = 5_000

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
  const { sources, routed } = await db.transaction(tx => rateSources(asked, tx, { shipment, shipmentId: null }))
  const heard: Heard[] = []
  await askSources(
    sources,
    { shipment, askedAt: now.getTime(), askedOn: localNow(now, lane.from.timeZone).date, places: routed.places },
    {
      hear: async ({ source, answers }) => void heard.push({ source, answers: answers.map(soundAnswer) }),
      onFailure: (source, error) => app.log.error({ err: error, scac: source.scac }, 'a rate source failed'),
      background: app.background,
      // Nobody looks at a quick price that comes later.
      lateMs: LOOKED_AT_MS,
    },
  )
  const rating_key = ratingKey(shipment)
  const run = { clientId: who.clientId, shipmentId: 0, mode: shipment.mode, askedAt: now }
  const exchanging = { into: shipment.currency, ...routed.exchange }
  const byPrice = byPriceIn(shipment.currency)
  const prices = heard.flatMap(({ source, answers }) =>
    answers.flatMap(answer =>
      answer.kind === 'price' ? [withExchange(priceRow(run, 0, source, answer), exchanging)] : [],
    ),
  )
  return {
    ...wireLaneOf(lane),
    rates: prices
      .map((row, index) =>
        wireRateOf(
          { ...row, price_sheet_id: index + 1, rating_key },
          {
            ...{ ratingKey: rating_key, now, allowed: !routed.carriers.doNotUse.includes(row.scac) },
            carrierWarnings: routed.carriers.warningsOf(row.scac),
          },
        ),
      )
      .sort((a, b) => byPrice(a, b) || a.PricesheetID - b.PricesheetID),
    refusals: heard.flatMap(one =>
      one.answers.flatMap(answer => (answer.kind === 'refused' ? [wireRateRefusalOf(one, answer)] : [])),
    ),
    crossovers: await crossoversOn(app, db, who, shipment, now),
  }
}
