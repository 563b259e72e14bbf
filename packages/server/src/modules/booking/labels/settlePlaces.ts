import { holdsPackage, sentence } from '@waybill/domain'
import type { App } from '../../../app.ts'
import type { Doer } from '../../../audit.ts'
import { confirmationOf } from '../../../carriers/labelBooking.ts'
import type { Tx } from '../../../db/open.ts'
import { settleRow } from '../../../work/startedByRow.ts'
import { askVoid, type KeptPurchase, type Label, labelsOf } from '../../labels/index.ts'
import type { ShipmentRecord } from '../../shipments/index.ts'
import { award, hold } from '../award.ts'
import { bookingOf } from '../bookings.ts'
import { cancelFound, nothingBought, surplusFound } from '../settleTender.ts'
import { keepAnswer, moveTender, type Tender } from '../tenders.ts'
import { addTransmission } from '../transmissions.ts'

const isOpen = ({ state }: Label): boolean => state === 'asked' || state === 'unknown'

const placeOf = ({ unitId, place }: Label): string => `${unitId}/${place}`

/** Packages of a tender that have no label, though one was asked for, and how many there are; blank: none lacks one. */
function incompleteWords(labels: readonly Label[]): string {
  const held = new Set(labels.filter(holdsPackage).map(placeOf))
  const voided = new Set(labels.filter(({ state }) => state === 'voided').map(placeOf))
  const refused = new Set(labels.filter(({ state }) => state === 'refused').map(placeOf))
  const missing = [...refused].filter(place => !held.has(place) && !voided.has(place)).length
  return missing === 0 ? '' : sentence('labelsIncomplete', { missing, count: new Set(labels.map(placeOf)).size })
}

/** Labels that came when nobody wanted them any more are given back, each by itself. */
async function giveBack(app: App, tx: Tx, tender: Tender, labels: readonly Label[]) {
  for (const label of labels) {
    await askVoid(tx, label.clientId, label.labelId)
    await addTransmission(app, tx, tender, 'void', tender.contentNo, label.labelId)
  }
}

/**
 * What an order of labels comes to, decided from the labels themselves each time one of its messages was settled: its
 * booking lives from the first one that was bought; while nobody knows of one, its tender is unknown and holds the
 * purchase slot; all refused, nothing was bought; bought, all or some, it is awarded.
 * @param reason the carrier's words where it refused
 */
export async function settlePlaces(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  tender: Tender,
  { transmissionId, purchase, reason }: { transmissionId: number; purchase: KeptPurchase | null; reason: string },
): Promise<void> {
  const all = await labelsOf(app, tx, tender.clientId, tender.shipmentId)
  const labels = all.filter(({ tenderId }) => tenderId === tender.tenderId)
  const heard = labels.filter(one => one.transmissionId === transmissionId)
  const own = await bookingOf(app, tx, tender.clientId, tender.tenderId)
  if (purchase !== null && (tender.state === 'ended' || (own !== null && own.state !== 'live'))) {
    if (own === null) await cancelFound(app, tx, doer, tender, confirmationOf(purchase))
    else {
      const isHeld = ({ state }: Label): boolean => state === 'bought' || state === 'surplus'
      await giveBack(app, tx, tender, heard.filter(isHeld))
    }
    return
  }
  // All of them were given up, and the freight went on without: what is sold after all is one order more than wanted.
  if (purchase !== null && own === null && tender.state === 'refused') {
    return surplusFound(app, tx, doer, tender, confirmationOf(purchase))
  }
  await giveBack(
    app,
    tx,
    tender,
    heard.filter(({ state }) => state === 'surplus'),
  )
  const booking =
    own ?? (purchase === null ? null : await hold(app, tx, doer, tender, 'live', confirmationOf(purchase)))
  const words = incompleteWords(labels)
  if (tender.state === 'awarded') return keepAnswer(app, tx, tender, words)
  if (tender.state !== 'committing' && tender.state !== 'unknown') return
  if (labels.some(isOpen)) {
    if (tender.state === 'committing' && labels.some(({ state }) => state === 'unknown')) {
      await moveTender(app, tx, doer, tender, 'unknown', { answer: sentence('nobodyKnowsLabels') })
    }
    return
  }
  if (booking === null) return nothingBought(app, tx, doer, record, tender, { kind: 'nothing', reason, heard: true })
  const { providerId, proNumber, pickupNumber } = booking
  const numbers = { providerId, proNumber, pickupNumber, bolUrl: '', pickupAt: '' }
  await award(app, tx, doer, record, tender, { ...numbers, messages: words === '' ? [] : [words] })
  // Whoever shipped it among many is told what is missing.
  if (words !== '') {
    const started = { kind: 'tender', id: tender.tenderId } as const
    await settleRow(app, tx, tender.clientId, started, { state: 'done', words })
  }
}
