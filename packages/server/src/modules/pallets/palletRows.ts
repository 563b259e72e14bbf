import { type PalletConfig, palletsOf } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'

/** The pallets of a company, and the version in which they were saved; 0: they are the usual ones. */
export async function ownPallets(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read' | 'readOne'>,
  clientId: number,
): Promise<{ readonly version: number; readonly pallets: readonly PalletConfig[] }> {
  const { query } = app.db
  const [list, rows] = await Promise.all([
    db.readOne(query.selectFrom('pallet_config_list').select('version').where('client_id', '=', clientId)),
    db.read(query.selectFrom('pallet_config').selectAll().where('client_id', '=', clientId).orderBy('packaging')),
  ])
  const own = rows.map(row => ({
    ...{ packaging: row.packaging, lengthIn: row.length_in, widthIn: row.width_in, tareLb: row.tare_lb },
    ...{ maxHeightIn: row.max_height_in, maxWeightLb: row.max_weight_lb },
  }))
  return { version: list?.version ?? 0, pallets: palletsOf(own) }
}
