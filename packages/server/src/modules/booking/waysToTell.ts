import type { Shipment } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { type Tx, within } from '../../db/open.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import type { NotificationWay } from './notifications.ts'
import { tenderEmail } from './tenderCarrier.ts'
import type { Tender } from './tenders.ts'
import { accountOfTender } from './wireOrder.ts'

/** A wire knows one way from pickup to delivery under one bill: of more than that its answer would say too much. */
const fitsWire = ({ stops, bills }: Shipment): boolean => stops.length <= 2 && bills.length <= 1

/**
 * How the carrier of a live order can be told of a change: over its wire if it takes one, by mail, always by telephone. No
 * wire takes a price that was agreed on since, or a stop between the ends: a change over it would seem to have carried it.
 */
export async function waysToTell(
  app: App,
  from: Tx | Pick<TenantDb, 'read' | 'readOne'>,
  record: ShipmentRecord,
  tender: Tender,
  isPriceNew: boolean,
): Promise<readonly NotificationWay[]> {
  const db = 'read' in from ? from : within(from)
  // An account that can not be opened tells nobody anything: mail and telephone are left.
  const account =
    !isPriceNew && fitsWire(record.shipment) && tender.way === 'api' && tender.accountId !== null
      ? await accountOfTender(app, db, tender).catch(() => null)
      : null
  const canChange = account?.open.change !== undefined
  const hasMail =
    app.settings.sendsMail && (await tenderEmail(app, db, tender.clientId, tender.scac, record.shipment.mode)) !== ''
  return [...(canChange ? (['api'] as const) : []), ...(hasMail ? (['mail'] as const) : []), 'call']
}
