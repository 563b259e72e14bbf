import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { type ShipmentRecord, saveShipment } from '../shipments/index.ts'
import { hold } from './award.ts'
import { settleSurplus } from './settleTender.ts'
import { moveTender, type Tender } from './tenders.ts'

/** What somebody who spoke with the carrier writes down. */
export const callNote = ({ spokeWith, comments }: { readonly spokeWith: string; readonly comments: string }): string =>
  [`Ordered by telephone, spoke with ${spokeWith}.`, comments].filter(text => text !== '').join(' ')

/** A call settles a tender of which nobody knew what became: the carrier has it. */
export async function callUnknown(
  app: App,
  tx: Tx,
  doer: Doer,
  before: ShipmentRecord,
  unknown: Tender,
  note: string,
): Promise<ShipmentRecord> {
  const tender = await moveTender(app, tx, doer, unknown, 'awarded', { answer: note, way: 'call' })
  await hold(app, tx, doer, tender, 'live', null)
  const after = await saveShipment(app, tx, doer, before, { action: 'confirmed', facts: {}, note })
  await settleSurplus(app, tx, doer, tender.clientId, tender.shipmentId)
  return after
}
