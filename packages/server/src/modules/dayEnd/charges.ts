import type { SeeCharge } from '@waybill/contract/calls/DayEnd/SeeCharge.ts'
import type { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { CompiledQuery } from 'kysely'
import type { Read, TenantDb } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

/** A worklist is worked down, not paged through. */
export const CHARGES_MAX = 200

/** A rise below both is rounding: hundredths of the price, and one unit of a currency with cents. */
const HUNDREDTHS = 2
const MINOR = 100

interface Row {
  readonly shipment_id: number
  readonly tender_id: number
  readonly bol_number: string
  readonly carrier_name: string
  readonly shown: number
  readonly charged: number
  readonly currency: string
}

/** What the labels in force of each order that we pay cost together, a surplus that its carrier kept among them, beside the price that was shown. */
const raised = (clientId: number): Read<Row> => ({
  compile: () =>
    CompiledQuery.raw(
      `select t.shipment_id, t.tender_id, s.bol_number, t.carrier_name, t.total as shown, c.charged, t.currency
         from (select l.client_id, l.tender_id,
                      sum(l.charge)::bigint as charged, bool_and(l.charge is not null) as is_known
                 from label l
                where l.client_id = $1 and l.state in ('bought', 'voidRefused', 'disputed')
                group by l.client_id, l.tender_id) c
         join tender t on t.client_id = c.client_id and t.tender_id = c.tender_id
         join shipment s on s.client_id = t.client_id and s.shipment_id = t.shipment_id
         left join label_charge_seen e on e.client_id = t.client_id and e.tender_id = t.tender_id
        where c.is_known and t.total is not null and s.terms = 'prepaid'
          and c.charged * 100 > t.total * (100 + $2::int) and c.charged - t.total > $3::int
          and c.charged > coalesce(e.charged, 0)
          and not exists (select from label_purchase q where q.client_id = t.client_id and q.tender_id = t.tender_id
                             and q.currency not in ('', t.currency))
        order by t.tender_id limit ${CHARGES_MAX}`,
      [clientId, HUNDREDTHS, MINOR],
    ) as CompiledQuery<Row>,
})

/** Labels that cost more than was shown, and that nobody has looked at. */
export async function raisedCharges(
  db: Pick<TenantDb, 'read'>,
  { who }: Pick<Given<typeof GetCarrierWork>, 'who'>,
): Promise<
  readonly {
    readonly shipmentId: number
    readonly tenderId: number
    readonly BOLNumber: string
    readonly CarrierName: string
    readonly shown: number
    readonly charged: number
    readonly currency: string
  }[]
> {
  const rows = await db.read(raised(who.clientId))
  return rows.map(row => ({
    ...{ shipmentId: row.shipment_id, tenderId: row.tender_id, BOLNumber: row.bol_number },
    ...{ CarrierName: row.carrier_name, shown: row.shown, charged: row.charged, currency: row.currency },
  }))
}

export const seeCharge: Handler<typeof SeeCharge> = async ({ tx, who, now, input }) => {
  const { clientId, name: seen_by } = who
  const { tenderId: tender_id, charged } = input
  const tender = await tx
    .selectFrom('tender')
    .select('tender_id')
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tender_id)
    .executeTakeFirst()
  if (tender === undefined) throw new Refusal('NotFound')
  const seen = { charged, seen_at: now.toISOString(), seen_by }
  await tx
    .insertInto('label_charge_seen')
    .values({ client_id: clientId, tender_id, ...seen })
    .onConflict(conflict => conflict.columns(['client_id', 'tender_id']).doUpdateSet(seen))
    .execute()
  return {}
}
