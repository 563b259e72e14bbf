import { giveUpAfterMs, nextAskAfterGivingUp, sentence } from '@waybill/domain'
import type { App } from '../../../app.ts'
import { recoverLabels } from '../../../carriers/labelBooking.ts'
import type { Again } from '../../../work/due.ts'
import type { DueWork } from '../../../work/putDue.ts'
import { tenderOf } from '../tenders.ts'
import { transmissionOf } from '../transmissions.ts'
import { wireCallAbout } from '../wireOrder.ts'
import { returnedWords } from './buyAnew.ts'
import { labelsAsked } from './labelWire.ts'
import { LATE_AFTER_MS, settleLabels } from './transmitLabels.ts'

const ASK_DEADLINE_MS = 20_000
const AGAIN_MS = 20_000
const HOUR_MS = 3_600_000

const later = (app: App, ms: number): Date => new Date(app.clock.now().getTime() + ms)

function lateLook(app: App, leftAt: number): Again {
  const next = nextAskAfterGivingUp(leftAt, app.clock.now().getTime())
  return next === null ? null : new Date(next)
}

/**
 * Asks a carrier by our own key what became of labels that nobody heard about. That it has none is believed once the time of
 * lease, wire and carrier is over; what cannot be asked is asked ever more rarely. Labels that it has none of are looked for
 * ever more rarely for a day: what it sells late is never dropped, and nothing is ever sent again.
 */
export async function askLabels(app: App, { clientId, subjectId }: DueWork): Promise<Again> {
  const db = app.db.forClient(clientId)
  const transmission = await transmissionOf(app, db, clientId, subjectId)
  if (transmission === null || transmission.leftAt === null) return null
  const isGivenUp = transmission.outcome === 'refused'
  if (!isGivenUp && transmission.outcome !== 'open' && transmission.outcome !== 'unknown') return null
  const tender = await tenderOf(app, db, clientId, transmission.tenderId)
  if (tender === null) return null
  const openFor = app.clock.now().getTime() - transmission.leftAt
  const rarely = isGivenUp
    ? lateLook(app, transmission.leftAt)
    : later(app, Math.min(HOUR_MS, Math.max(AGAIN_MS, openFor / 20)))
  const ready = await labelsAsked(app, tender, transmission).catch(() => null)
  if (ready === null) return rarely
  const { account, labels, given } = ready
  const { wireCall, keep } = wireCallAbout(app, tender, account, ASK_DEADLINE_MS)
  const found = await recoverLabels(labels, given, wireCall).catch(() => null)
  await keep()
  if (found?.kind === 'found') {
    await settleLabels(app, tender, transmission, { kind: 'bought', purchase: found.purchase })
    return null
  }
  if (found?.kind === 'givenBack') {
    await settleLabels(app, tender, transmission, { kind: 'givenBack', message: returnedWords(tender) })
    return null
  }
  if (isGivenUp) return rarely
  if (found?.kind === 'absent' && openFor >= giveUpAfterMs(labels) + AGAIN_MS) {
    const message = sentence('labelsNeverSold', { carrier: account.carrierName || tender.scac })
    await settleLabels(app, tender, transmission, { kind: 'absent', message })
    return later(app, LATE_AFTER_MS)
  }
  if (transmission.outcome === 'open') {
    await settleLabels(app, tender, transmission, { kind: 'unknown', message: sentence('nobodyKnowsLabels') })
  }
  return found?.kind === 'absent' ? later(app, AGAIN_MS) : rarely
}
