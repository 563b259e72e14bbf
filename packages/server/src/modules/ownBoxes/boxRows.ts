import type { OwnBox } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'

/** The boxes of a company by their names, and the version in which they were saved; 0: never. */
export async function ownBoxes(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read' | 'readOne'>,
  clientId: number,
): Promise<{ readonly version: number; readonly boxes: readonly OwnBox[] }> {
  const { query } = app.db
  const [list, rows] = await Promise.all([
    db.readOne(query.selectFrom('own_box_list').select('version').where('client_id', '=', clientId)),
    db.read(query.selectFrom('own_box').selectAll().where('client_id', '=', clientId).orderBy('name')),
  ])
  const boxes = rows.map(row => ({
    ...{ name: row.name, lengthIn: row.length_in, widthIn: row.width_in, heightIn: row.height_in },
    ...{ maxWeightLb: row.max_weight_lb, tareLb: row.tare_lb },
  }))
  return { version: list?.version ?? 0, boxes }
}
