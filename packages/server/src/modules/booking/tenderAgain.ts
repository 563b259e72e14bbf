import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import { settleNotification } from './notifications.ts'
import { moveTender, slotHolder } from './tenders.ts'

/**
 * A tender's mail is sent once more, because nobody knows whether it arrived. The caller holds the shipment's lock.
 * @throws {Refusal} TenderOver when the tender is settled or another one's turn
 */
export async function tenderAgain(
  app: App,
  tx: Tx,
  doer: Doer,
  { shipmentId, tenderId, mailId }: { shipmentId: number; tenderId: number | null; mailId: number },
): Promise<void> {
  const { clientId } = doer.who
  const holder = await slotHolder(app, tx, clientId, shipmentId)
  if (holder === null || holder.tenderId !== tenderId || holder.state === 'awarded') throw new Refusal('TenderOver')
  if (holder.state === 'unknown') await moveTender(app, tx, doer, holder, 'committing', { answer: '' })
  await settleNotification(app, tx, clientId, { mailId }, 'waiting', '')
}
