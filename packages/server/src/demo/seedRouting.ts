import type { OverrideReason } from '@waybill/contract/wire/routingGuide.ts'
import type { RoutingRule } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../db/open.ts'
import { demoCarriers } from './carriers.ts'
import type { DemoClerk } from './datedShipment.ts'

const any: RoutingRule = {
  ...{ name: '', priority: 100, soldTo: '', shipTo: '', originZip: '', destinationZip: '', mode: '' },
  ...{ states: [], residential: null, dueWithin: null, service: '' },
  ...{ weightFrom: null, weightTo: null, valueFrom: null, valueTo: null, days: [], preferred: [], doNotUse: [] },
  tolerance: { kind: 'percent', value: 50_000 },
}

const rules: readonly RoutingRule[] = [
  {
    ...any,
    ...{ name: 'Demo Mountain Sports prefers Great Lakes', priority: 10, soldTo: 'Demo Mountain Sports', mode: 'LTL' },
    ...{ preferred: ['DMGL'], doNotUse: ['DMEC'], tolerance: { kind: 'percent', value: 150_000 } },
  },
  {
    ...any,
    ...{ name: 'Québec goes with North Cross', priority: 20, destinationZip: 'H2X', preferred: ['DMNC'] },
    tolerance: { kind: 'amount', value: 40_00 },
  },
  {
    ...any,
    ...{ name: 'Yakima, Fridays', priority: 50, destinationZip: '98900-98999', days: [5], weightTo: 4_999 },
    preferred: ['DMBL', 'DMGL'],
  },
]

const billTo = [
  { company: 'Demo Freight Payments', street: '300 Sample Ledger Street', street2: 'Suite 4', zip: '43215' },
  { company: 'Demo Mountain Sports Payables', street: '142 Trial Ridge', street2: '', zip: '80216' },
].map((row, n) => ({ ...row, ...(n === 0 ? { city: 'Columbus', state: 'OH' } : { city: 'Denver', state: 'CO' }) }))

const decisions: readonly (readonly [OverrideReason, string, number])[] = [
  ['capacity', 'No truck before Friday.', 1_850],
  ['customer', 'Asked for by the consignee.', 4_220],
  ['service', '', 960],
  ['price', 'Same day, lower price.', -715],
]

/** A routing guide, bookings that went against it, who is billed, and codes of the company's own system: all plainly demo. */
export async function seedRouting(tx: Tx, { clientId, userId }: DemoClerk, now: Date): Promise<void> {
  const own = { client_id: clientId }
  const at = now.toISOString()
  await tx
    .insertInto('routing_guide')
    .values({ ...own, version: 1, rules: JSON.stringify(rules), saved_by: userId, saved_at: at })
    .execute()
  await tx
    .insertInto('bill_to_location')
    .values(billTo.map(row => ({ ...own, ...row, updated_at: at })))
    .execute()
  await tx
    .insertInto('ship_via_list')
    .values({ ...own, version: 1, saved_by: userId, saved_at: at })
    .execute()
  await tx
    .insertInto('ship_via')
    .values(
      demoCarriers.map(({ scac, name }, place) => ({
        ...{ ...own, code: `DEMO-${place + 1}`, place, scac, mode: 'LTL', note: name },
      })),
    )
    .execute()
  await seedOverrides(tx, clientId, userId)
  await tellGuide(tx, clientId)
}

/** Whether one of the rules was about what was awarded, as the runs said that nobody keeps any more. */
async function tellGuide(tx: Tx, clientId: number): Promise<void> {
  await sql`
    insert into award_guide (client_id, tender_id, shipment_id, has_rule)
    select t.client_id, t.tender_id, t.shipment_id,
           s.consignee = 'Demo Mountain Sports' and s.mode = 'LTL' or s.consignee_zip like 'H2X%' or s.consignee_zip like '989%'
           or exists (select from guide_override g where g.client_id = t.client_id and g.tender_id = t.tender_id)
      from tender t join shipment s on s.client_id = t.client_id and s.shipment_id = t.shipment_id
     where t.client_id = ${clientId} and t.state = 'awarded'`.execute(tx)
}

async function seedOverrides(tx: Tx, clientId: number, userId: number): Promise<void> {
  const tenders = await tx
    .selectFrom('tender')
    .select(['tender_id', 'shipment_id', 'scac', 'carrier_name', 'total', 'currency', 'requested_at'])
    .where('client_id', '=', clientId)
    .where('state', '=', 'awarded')
    .orderBy('tender_id', 'desc')
    .limit(decisions.length)
    .execute()
  const rows = tenders.flatMap((tender, n) => {
    const [reason, words, cost] = decisions[n] ?? ['other', 'Demo', 0]
    const guide = demoCarriers.find(({ scac, doNotUse }) => scac !== tender.scac && !doNotUse)
    if (tender.total === null || guide === undefined) return []
    return [
      {
        ...{ client_id: clientId, tender_id: tender.tender_id, shipment_id: tender.shipment_id },
        ...{ rule_number: 1, rule_name: rules[0]?.name ?? '', guide_version: 1 },
        ...{ guide_scac: guide.scac, guide_carrier: guide.name },
        ...{ guide_total: tender.total - cost, guide_currency: tender.currency },
        ...{ chosen_scac: tender.scac, chosen_carrier: tender.carrier_name, chosen_total: tender.total },
        ...{ chosen_currency: tender.currency, forbidden: false, reason, words },
        ...{ decided_by: userId, decided_at: tender.requested_at },
      },
    ]
  })
  if (rows.length > 0) await tx.insertInto('guide_override').values(rows).execute()
}
