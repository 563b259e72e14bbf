import { inARow, sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { award } from './award.ts'
import { settleSurplus } from './settleTender.ts'
import type { Tender } from './tenders.ts'

/** What somebody who spoke with the carrier writes down. */
export const callNote = ({ spokeWith, comments }: { readonly spokeWith: string; readonly comments: string }): string =>
  inARow([sentence('orderedByCall', { spokeWith }), comments])

/** A call settles a tender of which nobody knew what became, or that was given up: the carrier has it. */
export async function callUnknown(
  app: App,
  tx: Tx,
  doer: Doer,
  before: ShipmentRecord,
  unknown: Tender,
  note: string,
): Promise<ShipmentRecord> {
  const after = await award(app, tx, doer, before, unknown, null, note)
  await settleSurplus(app, tx, doer, unknown.clientId, unknown.shipmentId)
  return after
}
