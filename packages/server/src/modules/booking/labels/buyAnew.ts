import { sentence } from '@waybill/domain'
import type { App } from '../../../app.ts'
import { type Doer, recordChange } from '../../../audit.ts'
import { type Tx, within } from '../../../db/open.ts'
import { askLabels, labelsOf, settleAsked } from '../../labels/index.ts'
import { contentOf } from '../../shipments/index.ts'
import { moveTender, type Tender } from '../tenders.ts'
import { addTransmission, hasReturned, keepReturned, settleTransmission, type Transmission } from '../transmissions.ts'

/** What is said of labels that were sold unseen and are given back. */
export const returnedWords = ({ carrierName, scac }: Tender): string =>
  sentence('labelsHeldCancelled', { carrier: carrierName || scac })

/**
 * Buys labels anew in the place of those that their carrier sold, never showed and took back: with a message of its own,
 * once. Where that was done before, nothing is bought: an answer that is lost each time would cost labels without end.
 * The caller holds the shipment's lock. @returns whether they are bought anew
 */
export async function buyAnew(app: App, tx: Tx, doer: Doer, tender: Tender, before: Transmission): Promise<boolean> {
  if (await hasReturned(tx, tender)) return false
  const { clientId, shipmentId } = tender
  const words = returnedWords(tender)
  if (!(await settleTransmission(app, tx, before, 'refused', words))) return false
  const { kind, contentNo, transmissionId } = before
  const labels = await labelsOf(app, tx, clientId, shipmentId)
  const own = new Set(
    labels.filter(one => one.transmissionId === transmissionId).map(({ unitId, place }) => `${unitId}/${place}`),
  )
  await settleAsked(tx, before, 'refused', words)
  await keepReturned(tx, before)
  if (kind === 'book' && tender.state === 'unknown') {
    await moveTender(app, tx, doer, tender, 'committing', { answer: words })
  }
  const { shipment } = await contentOf(app, within(tx), tender, contentNo)
  const message = await addTransmission(app, tx, tender, kind, contentNo)
  await askLabels(tx, message, shipment, ({ unitId, place }) => own.has(`${unitId}/${place}`))
  const entry = { entity: 'shipment', entityId: shipmentId, action: 'labelsAsked' }
  await recordChange(tx, doer, { ...entry, after: { note: words } })
  return true
}
