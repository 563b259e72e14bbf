import type { Tx } from '../db/open.ts'
import { contentRow, insertShipments } from '../modules/shipments/index.ts'
import { after, type Dated, type DemoClerk, type Placed, ZONE } from './datedShipment.ts'
import { bounce, insertBookings } from './seedBookings.ts'
import type { SeededRates } from './seedRates.ts'
import { insertQuotes } from './seedRuns.ts'
import type { PlannedShipment } from './shipmentPlan.ts'
import { insertSpotRounds } from './showcase/spotRounds.ts'
import { asTendered, tell } from './tellPlan.ts'

/** What stands on the head of who has it; nothing where nobody does. */
function carriedBy({ tendered, outcome }: Dated) {
  if (tendered === null || outcome !== 'awarded') return {}
  const { carrier, price } = tendered
  return {
    ...{ carrier_scac: carrier.scac, carrier_name: carrier.name, service: price?.service ?? '' },
    ...{ service_days: price?.transitDays ?? null, delivery_date: price?.deliveryDate ?? null },
    total_charge: price?.total ?? null,
  }
}

/** The columns of a shipment's head that its content does not give. */
function headOf(dated: Dated, clerk: DemoClerk, n: number, now: Date) {
  const { status, enteredAt, tenderedAt, outcome, pickedUpAt, isReady, setAside = '' } = dated
  const isOut = outcome === 'awarded' || outcome === 'unknown'
  return {
    client_id: clerk.clientId,
    unique_name: crypto.randomUUID(),
    status: isOut || status === 'V' ? status : 'Q',
    set_aside: setAside,
    created_by: clerk.userId,
    pro_number: pickedUpAt === null ? '' : `5550${String(10_000 + n * 137)}`,
    ...carriedBy(dated),
    voided_from: status === 'V' ? 'Q' : null,
    tendered_at: isOut ? tenderedAt.toISOString() : null,
    created_at: enteredAt.toISOString(),
    updated_at: tenderedAt.toISOString(),
    ...(outcome === 'awarded' && isReady ? { ready_at: after(now, -7 * (n % 5) - 4), ready_by: clerk.userId } : {}),
  }
}

/** What happened to a shipment, and when, as its history shows it. */
function historyOf(dated: Placed): readonly { action: string; at: string; after?: object }[] {
  const { enteredAt, tenderedAt, offers, tendered, outcome, status, pickedUpAt, deliveredAt, setAside } = dated
  const carried = { status: 'T', carrierName: tendered?.carrier.name, totalCharge: tendered?.price?.total }
  return [
    { action: 'created', at: enteredAt.toISOString() },
    ...(offers.length > 0 ? [{ action: 'rated', at: after(enteredAt, 1), after: { prices: offers.length } }] : []),
    ...(outcome === null
      ? []
      : [
          {
            action: 'tendered',
            at: tenderedAt.toISOString(),
            after: outcome === 'unknown' ? { status: 'T' } : carried,
          },
        ]),
    ...(outcome === 'bounced'
      ? [{ action: 'refused', at: after(tenderedAt, 1), after: { status: 'Q', note: bounce } }]
      : []),
    ...(pickedUpAt === null ? [] : [{ action: 'moved', at: pickedUpAt.toISOString(), after: { status: 'A' } }]),
    ...(deliveredAt === null ? [] : [{ action: 'moved', at: deliveredAt.toISOString(), after: { status: 'D' } }]),
    ...(status === 'V' ? [{ action: 'voided', at: after(enteredAt, 30), after: { status: 'V' } }] : []),
    ...(setAside === undefined || deliveredAt === null
      ? []
      : [{ action: 'archived', at: after(deliveredAt, 10 * 24 * 60), after: { setAside } }]),
  ]
}

async function insertHistory(tx: Tx, placed: readonly Placed[], clerk: DemoClerk) {
  const entries = placed.flatMap(dated =>
    historyOf(dated).map(entry => ({
      ...{ client_id: clerk.clientId, user_id: clerk.userId, actor: clerk.name, request_id: 'demo' },
      ...{ entity: 'shipment', entity_id: dated.shipmentId, action: entry.action, at: entry.at },
      after: JSON.stringify(entry.after ?? {}),
      before: '{}',
    })),
  )
  await tx
    .insertInto('audit_entry')
    .values(entries.sort((a, b) => (a.at < b.at ? -1 : 1)))
    .execute()
}

/** What was asked for and tendered, as it was then. */
async function insertContents(tx: Tx, placed: readonly Placed[], { clientId }: DemoClerk) {
  const kept = placed.filter(
    ({ offers, outcome, asked }) => offers.length > 0 || outcome !== null || asked !== undefined,
  )
  const rows = kept.map(({ shipmentId, shipment, toldWindow, bolNumber, enteredAt }) =>
    contentRow(
      { clientId, shipmentId },
      { contentNo: 1, shipment: asTendered(shipment, toldWindow), bolNumber, originZone: ZONE },
      enteredAt,
    ),
  )
  await tx.insertInto('shipment_content').values(rows).execute()
}

/** The shipments of a plan with their quotes, bookings, mails and history: few statements, nothing drawn. */
export async function seedShipments(
  tx: Tx,
  clerk: DemoClerk,
  rates: SeededRates,
  now: Date,
  plan: readonly PlannedShipment[],
): Promise<readonly Placed[]> {
  const { dated, next } = tell(plan, rates, now, clerk.clientId)
  const records = await insertShipments(
    tx,
    clerk.clientId,
    dated.map((one, n) => ({ head: headOf(one, clerk, n, now), shipment: one.shipment })),
  )
  const placed = dated.flatMap((one, n): Placed[] => {
    const record = records[n]
    return record === undefined ? [] : [{ ...one, shipmentId: record.shipmentId, shipment: record.shipment }]
  })
  await tx
    .insertInto('number_series')
    .values(Object.entries(next).map(([name, next]) => ({ client_id: clerk.clientId, name, next })))
    .execute()
  await insertContents(tx, placed, clerk)
  await insertQuotes(tx, placed, clerk)
  await insertSpotRounds(tx, placed, clerk, now)
  await insertBookings(tx, placed, clerk)
  await insertHistory(tx, placed, clerk)
  return placed
}
