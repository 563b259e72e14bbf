import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { type PaperNumbers, paperNumbers } from '../addresses/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'

/** How papers name the places of these shipments, all of one company. */
export function namesFor(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  records: readonly ShipmentRecord[],
): Promise<PaperNumbers> {
  const addresses = records.flatMap(({ shipment }) => shipment.stops.map(stop => stop.address))
  return paperNumbers(app, db, records[0]?.clientId ?? 0, addresses)
}
