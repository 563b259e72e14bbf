import { LABELS_DRAWN_MAX } from '@waybill/contract'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'

/** A package that a bulk job asked a label for. */
export interface JobBox {
  /** Its number among all of the job, from 1: by row, handling unit and place. It stays, whatever becomes of others. */
  readonly number: number
  readonly shipmentId: number
  readonly unitId: number
  readonly place: number
  readonly labelId: number
  readonly trackingNumber: string
}

interface Asked {
  readonly app: Pick<App, 'db'>
  readonly db: Pick<TenantDb, 'read' | 'readOne'>
  readonly who: Pick<Who, 'clientId' | 'userId'>
}

/**
 * Every package of the tenders that rows of the job started, numbered; with its label in force, where it has one. One that was
 * packed anew keeps the number of the place where it stood.
 */
const boxesOf = (clientId: number, bulkId: number) => sql`
  select row_number() over (order by row_no, stood_number, stood_id, stood_place)::int as number, each.*
    from (select r.row_no, coalesce(s.number, 0) as stood_number, stood.unit_id as stood_id, stood.place as stood_place,
                 l.shipment_id,
                 (array_agg(l.unit_id order by l.label_id desc))[1] as unit_id,
                 (array_agg(l.place order by l.label_id desc))[1] as place,
                 max(l.label_id) filter (where l.state = 'bought' and l.format = 'zpl' and l.sha256 <> '') as label_id
            from bulk_row r
            join bulk_started b on b.client_id = r.client_id and b.bulk_id = r.bulk_id and b.row_no = r.row_no
                               and b.kind = 'tender'
            join label l on l.client_id = r.client_id and l.shipment_id = coalesce(r.shipment_id, r.subject_id)
                        and l.tender_id = b.subject_id
            left join handling_unit u on u.client_id = l.client_id and u.shipment_id = l.shipment_id
                                     and u.unit_id = l.unit_id and u.count = 1
           cross join lateral (select coalesce(u.repacked_unit_id, l.unit_id) as unit_id,
                                      coalesce(u.repacked_place, l.place) as place) stood
            left join handling_unit s on s.client_id = l.client_id and s.shipment_id = l.shipment_id
                                     and s.unit_id = stood.unit_id
           where r.client_id = ${clientId} and r.bulk_id = ${bulkId}
           group by r.row_no, s.number, stood.unit_id, stood.place, l.shipment_id) each`

/** @throws {Refusal} NotFound for a job that is somebody else's */
async function ownJob({ app, db, who }: Asked, bulkId: number): Promise<void> {
  const job = await db.readOne(
    app.db.query
      .selectFrom('bulk_job')
      .select('bulk_id')
      .where('client_id', '=', who.clientId)
      .where('bulk_id', '=', bulkId)
      .where('started_by', '=', who.userId),
  )
  if (job === null) throw new Refusal('NotFound')
}

/** How many labels of a job are in force, and in how many parts its boxes come. @throws {Refusal} NotFound */
export async function jobLabelsOf(asked: Asked, bulkId: number): Promise<{ labels: number; parts: number }> {
  await ownJob(asked, bulkId)
  const { app, db, who } = asked
  const found = await db.readOne(
    app.db.query
      .selectFrom(sql<{ label_id: number | null }>`(${boxesOf(who.clientId, bulkId)})`.as('box'))
      .select(eb => [eb.fn.countAll<number>().as('boxes'), eb.fn.count<number>('box.label_id').as('labels')]),
  )
  return {
    labels: Number(found?.labels ?? 0),
    parts: Math.ceil(Number(found?.boxes ?? 0) / LABELS_DRAWN_MAX),
  }
}

/**
 * The boxes of one part of a job that have a label in force, in their order.
 * @param part from 1
 * @throws {Refusal} NotFound for a job that is somebody else's
 */
export async function jobBoxes(asked: Asked, bulkId: number, part: number): Promise<readonly JobBox[]> {
  await ownJob(asked, bulkId)
  const { app, db, who } = asked
  const rows = await db.read(
    app.db.query
      .selectFrom(
        sql<{
          number: number
          shipment_id: number
          unit_id: number
          place: number
          label_id: number
        }>`(${boxesOf(who.clientId, bulkId)})`.as('box'),
      )
      .innerJoin('label as l', join =>
        join.on('l.client_id', '=', who.clientId).onRef('l.label_id', '=', 'box.label_id'),
      )
      .select(['box.number', 'box.shipment_id', 'box.unit_id', 'box.place', 'box.label_id', 'l.tracking_number'])
      .where('box.number', '>', (part - 1) * LABELS_DRAWN_MAX)
      .where('box.number', '<=', part * LABELS_DRAWN_MAX)
      .orderBy('box.number'),
  )
  return rows.map(row => ({
    ...{ number: row.number, shipmentId: row.shipment_id, unitId: row.unit_id, place: row.place },
    ...{ labelId: row.label_id, trackingNumber: row.tracking_number },
  }))
}
