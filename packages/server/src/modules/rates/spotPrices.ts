import { type OfferCharge, pickupOf, ratingKey, type Shipment } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Tx, within } from '../../db/open.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { exchangeRatesOn, withExchange } from './exchangeBook.ts'
import { notPriced } from './notPriced.ts'
import { dayOf, insertPrices, partsNamed, priceRow } from './priceSheets.ts'
import { calendarsOf, promised } from './promised.ts'
import { versionsOn } from './sheetVersions.ts'

/** An option of a carrier's answer, as a price. Amounts are minor units of `currency`; instants milliseconds since 1970. */
export interface SpotPrice {
  readonly service: string
  readonly transitDays: number | null
  readonly validUntil: number
  readonly currency: string
  readonly charges: readonly OfferCharge[]
  readonly total: number
  /** Of a linehaul by the mile, the rate in ten-thousandths, so that it can be worked out again; null: it is flat. */
  readonly mileage: { readonly miles: number; readonly rate: number } | null
  /** What was asked for and is not in it; implied: nobody ticked it, the freight or a place calls for it. */
  readonly missing: readonly { readonly code: string; readonly implied: boolean }[]
}

export interface SpotAnswer {
  readonly record: ShipmentRecord
  readonly contentNo: number
  readonly ratingKey: string
  readonly seenVersion: number
  readonly scac: string
  readonly carrierName: string
  readonly isLate: boolean
  /** The address that gave its SCAC itself; blank: the shipper asked that carrier by its SCAC. */
  readonly claimedBy: string
  readonly askedBy: number
  readonly askedAt: Date
  /** Codes of what it was asked for though nobody ticked it. */
  readonly implied: readonly string[]
  readonly prices: readonly SpotPrice[]
}

/** The day that the last stop was asked for; null: nobody asked for one. */
const deliveryAskedFor = ({ stops }: Shipment): string | null => stops.at(-1)?.window.date || null

/**
 * Keeps the options of an answer to a spot quote as prices, in a run of their own, so that they are compared and booked like
 * any other. What they are compared by is written down with them.
 * @param today the company's day
 * @returns the numbers of the prices, in the order given
 */
export async function keepSpotPrices(app: App, tx: Tx, answer: SpotAnswer, today: string): Promise<readonly number[]> {
  const { record, contentNo, seenVersion, askedBy, askedAt, scac, carrierName } = answer
  const { clientId, shipmentId, shipment } = record
  const now = app.clock.now()
  const at = now.toISOString()
  const { rows } = await sql<{ request_id: number }>`
    with run as (
      insert into rating_run (client_id, day, run_key, shipment_id, content_no, seen_version, rating_key, asked_by, asked_at,
                              deadline, ended_at, kind)
      values (${clientId}, ${dayOf(now)}, gen_random_uuid(), ${shipmentId}, ${contentNo}, ${seenVersion},
              ${answer.ratingKey}, ${askedBy}, ${askedAt.toISOString()}, ${at}, ${at}, 'spot')
      returning run_id
    )
    insert into quote_request (client_id, day, run_id, source, scac, carrier_name, asked_at, answered_at, state)
    select ${clientId}, ${dayOf(now)}, run_id, 'Spot quote', ${scac}, ${carrierName}, ${askedAt.toISOString()}, ${at},
           ${answer.isLate ? 'late' : 'priced'} from run
    returning request_id`.execute(tx)
  const requestId = rows[0]?.request_id ?? 0
  const run = { clientId, shipmentId, mode: shipment.mode, askedAt: now }
  const { date } = pickupOf(shipment)
  const calendars = calendarsOf(await versionsOn(app, within(tx), clientId, date, scac))
  const exchanging = {
    into: shipment.currency,
    rates: await exchangeRatesOn(app, within(tx), clientId, today),
    day: today,
  }
  const spotStep: { readonly step: string } & Record<string, unknown> = {
    ...{ step: 'spot', scac, late: answer.isLate },
    ...(answer.claimedBy === '' ? {} : { claimedBy: answer.claimedBy }),
  }
  const asked = answer.implied.length === 0 ? [] : [{ step: 'implied', codes: [...answer.implied] }]
  const priced = answer.prices.map(price => {
    const { charges, total, currency, service, transitDays, validUntil, missing, mileage } = price
    // An offer without days is for the freight as it was asked about: on the day that its delivery was asked for.
    const deliveryDate = transitDays === null ? deliveryAskedFor(shipment) : null
    const day = promised({ transitDays, deliveryDate }, scac, shipment, calendars)
    const row = priceRow(
      run,
      requestId,
      { scac, carrierName },
      {
        ...{ kind: 'price', source: 'Spot quote', wire: null, service },
        ...{ transitDays: day.transitDays, deliveryDate: day.deliveryDate },
        ...partsNamed(charges),
        ...{ total, currency, charges: [...charges] },
        trace: [{ ...spotStep, ...mileage }, ...asked, ...day.trace],
        warnings: missing.map(({ code, implied }) => notPriced(code, 'notOffered', implied)),
        expiresAt: null,
      },
    )
    // It lives as long as its carrier says, unlike other prices.
    return withExchange({ ...row, expires_at: new Date(validUntil).toISOString() }, exchanging)
  })
  return insertPrices(tx, priced)
}

/** Whether prices that were asked for under a key still hold for the shipment. */
export const stillHolds = (record: Pick<ShipmentRecord, 'shipment'>, key: string): boolean =>
  ratingKey(record.shipment) === key
