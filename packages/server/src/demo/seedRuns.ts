import { ratingKey, sentence } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../db/open.ts'
import { dayOf, insertPrices, priceRow } from '../modules/rates/index.ts'
import { demoCarriers } from './carriers.ts'
import type { DemoClerk, Offer, Placed } from './datedShipment.ts'

const MINUTE = 60_000

const askedAt = (enteredAt: Date): Date => new Date(enteredAt.getTime() + MINUTE)

function runRow({ shipmentId, shipment, enteredAt }: Placed, { clientId, userId }: DemoClerk) {
  const at = askedAt(enteredAt)
  return {
    ...{ client_id: clientId, shipment_id: shipmentId, content_no: 1, seen_version: 1, day: dayOf(at) },
    ...{ run_key: crypto.randomUUID(), rating_key: ratingKey(shipment), asked_by: userId },
    ...{ asked_at: at.toISOString(), deadline: at.toISOString(), ended_at: at.toISOString(), because: 'cheapest' },
  }
}

function requestRow({ enteredAt }: Placed, carrier: Offer['carrier'], runId: number, clientId: number) {
  const at = askedAt(enteredAt)
  return {
    ...{ client_id: clientId, day: dayOf(at), run_id: runId, source: sentence('sheet'), state: 'priced' },
    ...{ scac: carrier.scac, carrier_name: carrier.name, asked_at: at.toISOString(), answered_at: at.toISOString() },
    answered_after_ms: 0,
  }
}

/** What was asked for each priced shipment: a run, a request for each carrier, and their prices. */
export async function insertQuotes(tx: Tx, placed: readonly Placed[], clerk: DemoClerk): Promise<void> {
  const { clientId } = clerk
  const rated = placed.filter(({ offers }) => offers.length > 0)
  const runs = await tx
    .insertInto('rating_run')
    .values(rated.map(dated => runRow(dated, clerk)))
    .returning(['run_id', 'shipment_id'])
    .execute()
  const runOf = new Map(runs.map(row => [row.shipment_id, row.run_id]))
  const asked = rated.flatMap(dated =>
    [...new Set(dated.offers.map(({ carrier }) => carrier))].map(carrier => ({ dated, carrier })),
  )
  const requests = await tx
    .insertInto('quote_request')
    .values(asked.map(({ dated, carrier }) => requestRow(dated, carrier, runOf.get(dated.shipmentId) ?? 0, clientId)))
    .returning(['request_id', 'run_id', 'scac'])
    .execute()
  const requestOf = new Map(requests.map(row => [`${row.run_id} ${row.scac}`, row.request_id]))
  const prices = rated.flatMap(({ shipmentId, shipment, enteredAt, offers }) => {
    const run = { clientId, shipmentId, mode: shipment.mode, askedAt: askedAt(enteredAt) }
    return offers.map(({ carrier, price }) => {
      const request = requestOf.get(`${runOf.get(shipmentId)} ${carrier.scac}`) ?? 0
      return priceRow(run, request, { scac: carrier.scac, carrierName: carrier.name }, price)
    })
  })
  await insertPrices(tx, prices)
  const carriers = demoCarriers.filter(({ doNotUse }) => !doNotUse).map(({ scac }) => scac)
  await sql`
    update shipment s set selected_quote_id = best.price_sheet_id
      from (select distinct on (shipment_id) shipment_id, price_sheet_id from price_sheet
             where client_id = ${clerk.clientId} and scac = any(${carriers})
               and not jsonb_path_exists(warnings, '$[*] ? (@.code == "accessorialNotPriced" || @.code == "fuelStale")')
             order by shipment_id, total, price_sheet_id) best
     where s.client_id = ${clerk.clientId} and s.shipment_id = best.shipment_id`.execute(tx)
}
