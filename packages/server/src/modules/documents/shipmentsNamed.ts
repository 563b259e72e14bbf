import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'

/** Shipments that one question finds by their orders at most. */
const NAMED_MAX = 1000

/**
 * The shipments that hold these orders, the newest first: by the sales orders on them, and by the number of the order that
 * somebody wrote on them. What is void is not among them.
 * @param backOrder that part of each order alone; undefined: all of it
 */
export async function shipmentsNamed(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  { clientId, numbers, backOrder }: { clientId: number; numbers: readonly string[]; backOrder: string | undefined },
): Promise<readonly number[]> {
  if (numbers.length === 0) return []
  const written = numbers.map(number =>
    backOrder === undefined || backOrder === '' ? number : `${number}-${backOrder}`,
  )
  const rows = await db.read<{ shipment_id: number }>({
    compile: () =>
      sql<{ shipment_id: number }>`
        select s.shipment_id from shipment s
         where s.client_id = ${clientId} and s.status <> 'V' and s.shipment_id in (
           select a.shipment_id from allocation a
             join sales_order o on o.client_id = a.client_id and o.order_id = a.order_id
            where a.client_id = ${clientId} and a.state <> 'released' and o.number = any(${numbers}::text[])
              and (${backOrder ?? null}::text is null or o.back_order = ${backOrder ?? null}::text)
            union
           select r.shipment_id from shipment_reference r
            where r.client_id = ${clientId} and r.kind = 'order' and r.value = any(${written}::text[]))
         order by s.shipment_id desc limit ${NAMED_MAX}`.compile(app.db.query),
  })
  return rows.map(row => row.shipment_id)
}
