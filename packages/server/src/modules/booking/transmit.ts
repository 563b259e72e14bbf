import { sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { type Tx, within } from '../../db/open.ts'
import type { Again } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { lockShipment } from '../shipments/index.ts'
import { settleLabels, transmitLabels, watchLabels } from './labels/transmitLabels.ts'
import { transmitVoid } from './labels/transmitVoid.ts'
import { settleNotification } from './notifications.ts'
import { settleTender } from './settleTender.ts'
import { type Word, whyHeldBack } from './stillLeaves.ts'
import { type Tender, tenderOf } from './tenders.ts'
import {
  markLeft,
  settleTransmission,
  type Transmission,
  type TransmissionKind,
  transmissionOf,
} from './transmissions.ts'
import { transmitBook } from './transmitBook.ts'
import { transmitCancel } from './transmitCancel.ts'
import { transmitChange } from './transmitChange.ts'

const kinds: Readonly<Record<Exclude<TransmissionKind, 'returned'>, typeof transmitBook>> = {
  book: transmitBook,
  change: transmitChange,
  cancel: transmitCancel,
  label: transmitLabels,
  void: transmitVoid,
}

/**
 * Sends one message over a carrier's wire. That it leaves is committed before its first byte and on condition that it
 * still shall: whoever comes second, or after a void, sends nothing.
 */
export async function transmit(app: App, { clientId, subjectId }: DueWork): Promise<Again> {
  // Monotonic: a wall clock that jumps says nothing about how long this node stood still.
  const begun = performance.now()
  const known = await transmissionOf(app, app.db.forClient(clientId), clientId, subjectId)
  if (known === null) return null
  const leaving = await app.lanes.share('leave', clientId, known.shipmentId, async tx => {
    const planned = await transmissionOf(app, within(tx), clientId, subjectId)
    if (planned === null || planned.kind === 'returned') return null
    const { status } = await lockShipment(tx, clientId, planned.shipmentId)
    const tender = await tenderOf(app, tx, clientId, planned.tenderId)
    if (tender === null) return null
    const why = await whyNot(app, tx, planned, status, tender)
    if (why !== '') {
      // Held back while it stands: no carrier heard of the order, and the shipment goes back to its prices.
      if (planned.kind === 'book' && planned.leftAt === null && tender.state === 'committing' && status !== 'V') {
        return { heldBack: tender, transmission: null, planned, why }
      }
      if (planned.kind === 'label' && planned.leftAt === null)
        return { heldBack: tender, transmission: null, planned, why }
      if (planned.leftAt === null) await withdraw(app, tx, planned, why)
      else if (planned.kind === 'change') await leftBehind(app, tx, planned)
      return null
    }
    const transmission = await markLeft(tx, planned, app.clock.now())
    if (transmission === null) {
      if (planned.kind === 'change') await leftBehind(app, tx, planned)
      return null
    }
    if (transmission.kind === 'book') await watchOver(app, tx, transmission)
    if (transmission.kind === 'label') await watchLabels(app, tx, transmission)
    return { tender, transmission }
  })
  if (leaving?.transmission === null && leaving.planned.kind === 'label') {
    await settleLabels(app, leaving.heldBack, leaving.planned, { kind: 'absent', message: leaving.why })
    return null
  }
  if (leaving?.transmission === null) {
    await settleTender(app, leaving.heldBack, { kind: 'nothing', reason: leaving.why, heard: false })
    return null
  }
  if (leaving === null || leaving.transmission.kind === 'returned') return null
  return kinds[leaving.transmission.kind](app, leaving.tender, leaving.transmission, begun)
}

const VOID = sentence('shipmentVoided')

/** Why a message shall not leave any more; blank: it shall. */
async function whyNot(app: App, tx: Tx, planned: Transmission, status: string, tender: Tender): Promise<string> {
  if (planned.kind === 'void') return ''
  if (status === 'V' && planned.kind !== 'cancel' && planned.kind !== 'change') return VOID
  // Labels that are missing under an order that stands are bought whatever made the order.
  return planned.kind === 'label' && tender.state !== 'committing' ? '' : whyHeldBack(app, tx, wordOf(planned))
}

const wordOf = ({ clientId, tenderId, transmissionId, kind }: Transmission): Word => ({
  ...{ clientId, tenderId, by: { transmissionId } },
  kind: kind === 'change' || kind === 'cancel' ? kind : 'tender',
})

async function withdraw(app: App, tx: Tx, planned: Transmission, why: string): Promise<void> {
  const { clientId, transmissionId, kind } = planned
  if (!(await settleTransmission(app, tx, planned, 'withdrawn', why))) return
  if (kind === 'change') await settleNotification(app, tx, clientId, { transmissionId }, 'refused', why)
}

/** A change that left and is still open when its lease is over: its node died, and nobody knows what became of it. */
async function leftBehind(app: App, tx: Tx, planned: Transmission): Promise<void> {
  const note = sentence('changeLeftBehind')
  if (!(await settleTransmission(app, tx, planned, 'unknown', note))) return
  const by = { transmissionId: planned.transmissionId }
  await settleNotification(app, tx, planned.clientId, by, 'unknown', note)
}

/** Time after which the carrier is asked what became of an order whose node never said: it died over it. */
const SILENT_AFTER_MS = 75_000

const watchOver = (
  app: App,
  tx: Tx,
  { clientId, tenderId }: Pick<Transmission, 'clientId' | 'tenderId'>,
): Promise<void> =>
  app.due.put(tx, 'ask', { clientId, subjectId: tenderId }, new Date(app.clock.now().getTime() + SILENT_AFTER_MS))
