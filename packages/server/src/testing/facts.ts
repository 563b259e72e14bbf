import type { PlainShipment } from '@waybill/domain'
import { sql } from 'kysely'
import { putTender } from './booked.ts'
import type { Person } from './company.ts'
import { addFreight } from './freight.ts'
import type { TestNode } from './node.ts'
import { type OfferedPrice, putOffered } from './offeredPrices.ts'

/** What a shipment is that figures tell of; what is left out is plain. */
export interface FactGiven {
  readonly status?: 'T' | 'A' | 'D'
  readonly scac?: string
  readonly terms?: 'prepaid' | 'collect' | 'thirdParty'
  /** Planned pickup, and the end of its window. */
  readonly pickup?: string
  readonly pickupTo?: string
  /** The day of pickup that its promise stands on; left out: the planned one. */
  readonly promisedFor?: string
  /** Instants. */
  readonly pickedUpAt?: string | null
  readonly arrivedAt?: string | null
  /** The delivery window's day, where one was made. */
  readonly appointment?: string | null
  readonly promised?: string | null
  /** [kind, minor units] of the price. */
  readonly charges?: readonly (readonly [string, number])[] | null
  readonly currency?: string
  /** Prices that there were to choose from; the first is the one that was booked. */
  readonly prices?: readonly OfferedPrice[]
  /** What differs from the plain shipment. */
  readonly freight?: Partial<PlainShipment>
}

/** Puts a shipment with a carrier past all rules, as it would stand after a life of its own. @returns its number and its tender's */
export async function putFact(
  node: TestNode,
  person: Person,
  given: FactGiven = {},
): Promise<{ shipmentId: number; tenderId: number }> {
  const { status = 'D', scac = 'DMAA', terms = 'prepaid', pickup = '2026-11-16', pickupTo = '17:00' } = given
  const {
    pickedUpAt = null,
    arrivedAt = null,
    appointment = null,
    promised = null,
    currency = 'USD',
    promisedFor = pickup,
  } = given
  const { prices = [] } = given
  const { charges = [['linehaul', prices[0]?.total ?? 10_000]] } = given
  const { shipmentId } = await addFreight(node, person, given.freight)
  const tenderId = await putTender(node, person, shipmentId, { scac })
  const { clientId } = person
  await node.app.db.forClient(clientId).transaction(async tx => {
    const [booked = null] = await putOffered(tx, { clientId, shipmentId, at: node.clock.now().toISOString() }, prices)
    const total = charges?.reduce((sum, [, amount]) => sum + amount, 0) ?? null
    await sql`
      update tender set total = ${total}, currency = ${currency}, delivery_date = ${promised}::date, planned_on = ${promisedFor}::date,
             price_sheet_id = ${booked},
             settled_at = requested_at
       where client_id = ${clientId} and tender_id = ${tenderId}`.execute(tx)
    await addCharges(tx, { clientId, shipmentId, tenderId }, 0, charges ?? [], currency)
    await sql`
      update stop set window_date = ${pickup}::date, window_to = ${pickupTo}, zone = 'America/New_York',
             arrived_at = ${pickedUpAt}::timestamptz, left_at = ${pickedUpAt}::timestamptz
       where client_id = ${clientId} and shipment_id = ${shipmentId} and number = 1`.execute(tx)
    await sql`
      update stop set window_date = ${appointment}::date, window_to = case when ${appointment}::date is null then '' else '12:00' end,
             zone = 'America/Los_Angeles', arrived_at = ${arrivedAt}::timestamptz
       where client_id = ${clientId} and shipment_id = ${shipmentId} and number = 2`.execute(tx)
    await sql`
      update shipment set status = ${status}, terms = ${terms}, carrier_scac = ${scac}, total_charge = ${total}, pickup_date = ${pickup}::date,
             picked_up_on = (${pickedUpAt}::timestamptz at time zone 'America/New_York')::date,
             delivered_on = (${arrivedAt}::timestamptz at time zone 'America/Los_Angeles')::date
       where client_id = ${clientId} and shipment_id = ${shipmentId}`.execute(tx)
  })
  return { shipmentId, tenderId }
}

interface Charged {
  readonly clientId: number
  readonly shipmentId: number
  readonly tenderId: number
}

/** Adds a set of charges to an order. */
export async function addCharges(
  tx: Parameters<Parameters<ReturnType<TestNode['app']['db']['forClient']>['transaction']>[0]>[0],
  { clientId, shipmentId, tenderId }: Charged,
  amendmentNo: number,
  charges: readonly (readonly [string, number])[],
  currency = 'USD',
): Promise<void> {
  for (const [index, [kind, amount]] of charges.entries()) {
    await sql`
      insert into charge (client_id, tender_id, amendment_no, line_no, shipment_id, phase, kind, code, amount, currency, source, made_at)
      values (${clientId}, ${tenderId}, ${amendmentNo}, ${index + 1}, ${shipmentId}, ${amendmentNo === 0 ? 'quoted' : 'amended'}, ${kind}, '',
              ${amount}, ${currency}, '', now())`.execute(tx)
  }
}
