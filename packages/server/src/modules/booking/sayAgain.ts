import { sentence, unknownToCarrier } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { mayHaveArrived } from '../../mail/queueAgain.ts'
import type { AboutMail } from '../../mail/settleMail.ts'
import { Refusal } from '../../refusal.ts'
import { contentOf, type ShipmentRecord } from '../shipments/index.ts'
import { notificationsOf, settleNotification } from './notifications.ts'
import { whyMailHeldBack } from './stillLeaves.ts'
import { moveTender, tenderOf } from './tenders.ts'

/** A word of a change is said again only while it is true: a newer one could not be told from it. */
async function refuseOutdated(app: App, tx: Tx, record: ShipmentRecord, tenderId: number): Promise<void> {
  const [newest] = await notificationsOf(app, tx, record.clientId, tenderId)
  if (newest === undefined) return
  const { shipment } = await contentOf(app, tx, record, newest.contentNo)
  if (unknownToCarrier(shipment, record.shipment).length === 0) return
  throw new Refusal('WordOver', { why: sentence('saysNoLongerSo') })
}

/**
 * A letter to a carrier is sent once more, because it did not arrive or nobody knows. The caller holds the shipment's lock.
 * @throws {Refusal} TenderOver when the tender is settled or another one's turn, WordOver when another letter no longer holds
 */
export async function sayAgain(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  { clientId, mailId, tenderId, purpose, ...mail }: AboutMail,
): Promise<void> {
  const why = await whyMailHeldBack(app, tx, { clientId, mailId, tenderId, purpose, ...mail })
  if (purpose === 'tender') {
    const tender = tenderId === null ? null : await tenderOf(app, tx, clientId, tenderId)
    if (tender === null || why !== '') throw new Refusal('TenderOver')
    if (tender.state === 'unknown') {
      // Whatever becomes of another copy says nothing of the one before it, also where that came back after an answer.
      await mayHaveArrived(tx, clientId, mailId)
      await moveTender(app, tx, doer, tender, 'committing', { answer: '' })
    }
  } else if (why !== '') throw new Refusal('WordOver', { why })
  if (purpose === 'notice' && tenderId !== null) await refuseOutdated(app, tx, record, tenderId)
  await settleNotification(app, tx, clientId, { mailId }, 'waiting', '')
}
