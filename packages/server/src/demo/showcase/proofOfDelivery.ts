import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../../app.ts'
import { recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { copyProof, storeFile } from '../../modules/files/index.ts'
import { after, type DemoClerk, type Placed } from '../datedShipment.ts'

const paper = join(import.meta.dirname, 'proof-of-delivery.pdf')

/** The signed paper of a delivery, as a clerk filed it: a page that says it is a sample. */
export async function fileProof(app: App, tx: Tx, clerk: DemoClerk, dated: Placed): Promise<void> {
  const { shipmentId, deliveredAt, bolNumber } = dated
  if (deliveredAt === null) throw new RangeError('Nothing was delivered.')
  const at = new Date(after(deliveredAt, 180))
  const name = `POD ${bolNumber}.pdf`
  const fileId = await storeFile(app, tx, {
    ...{ clientId: clerk.clientId, shipmentId, kind: 'pod', name, mime: 'application/pdf' },
    ...{ bytes: await readFile(paper), by: clerk.userId, at },
  })
  const change = { entity: 'shipment', entityId: shipmentId, action: 'podAccepted', after: { fileId, name } }
  const { clientId, userId } = clerk
  await recordChange(tx, { who: { clientId, userId, name: clerk.name }, requestId: 'demo', at }, change)
}

/** Deliveries whose paper never came: there is something to ask carriers for. */
const MISSING_EVERY = 9

/** Files the same paper with deliveries of long ago, but for a few. */
export async function fileOldProofs(tx: Tx, clerk: DemoClerk, placed: readonly Placed[]): Promise<void> {
  const old = placed.filter(
    ({ deliveredAt, story }, n) => deliveredAt !== null && story === undefined && n % MISSING_EVERY !== 0,
  )
  await copyProof(
    tx,
    clerk,
    old.map(({ shipmentId }) => shipmentId),
  )
}
