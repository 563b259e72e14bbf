import type { FindOutcome } from '@waybill/carriers'
import { giveUpAfterMs, nextAskAfterGivingUp } from '@waybill/domain'
import type { App } from '../../app.ts'
import { able, type NamedAccount } from '../../carriers/accounts.ts'
import type { Again, DueWork } from '../../work/due.ts'
import { contentOf } from '../shipments/index.ts'
import { type Heard, settleTender } from './settleTender.ts'
import { countAbsent, type Tender, tenderOf } from './tenders.ts'
import { bookTransmission, type Transmission } from './transmissions.ts'
import { accountOfTender, wireCallAbout } from './wireOrder.ts'

const FIND_DEADLINE_MS = 20_000

/** "There is no such order" is believed once it was said this often after the carrier's time was over. */
const ABSENT_TIMES = 2

/** A carrier that is away, or has not said enough, is asked this often, so that its return settles the order soon. */
const AGAIN_MS = 20_000

const later = (app: App, ms: number): Date => new Date(app.clock.now().getTime() + ms)

async function find(app: App, tender: Tender, account: NamedAccount, { wireKey }: Transmission): Promise<FindOutcome> {
  const content = await contentOf(app, app.db.forClient(tender.clientId), tender, tender.contentNo)
  const { wireCall, keep } = wireCallAbout(app, tender, account, FIND_DEADLINE_MS)
  const { scac } = tender
  const found = await able(account, 'find')({ bolNumber: content.bolNumber, scac, wireKey }, wireCall)
  await keep()
  return found
}

/** Nobody can be asked over this wire: the order stays unknown until somebody has called. */
async function leaveToPeople(app: App, tender: Tender): Promise<Again> {
  const reason = 'The carrier cannot be asked over its wire what became of the order. Call it and record the call.'
  if (tender.state === 'committing') await settleTender(app, tender, { kind: 'unknown', reason })
  return null
}

/** What an answer means while the order is not given up yet. */
async function hearOpen(
  app: App,
  tender: Tender,
  account: NamedAccount,
  leftAt: number,
  found: FindOutcome,
): Promise<Again> {
  const name = account.carrierName || tender.scac
  const believedFrom = leftAt + giveUpAfterMs(able(account, 'booking'))
  const isTime = app.clock.now().getTime() >= believedFrom
  if (found.kind === 'absent' && isTime && tender.absent + 1 >= ABSENT_TIMES) {
    const reason = `${name} has no such order: nothing was booked. Book again, or choose another carrier.`
    await settleTender(app, tender, { kind: 'absent', reason })
    return later(app, AGAIN_MS * 3)
  }
  const reason =
    found.kind === 'absent'
      ? 'The carrier has not confirmed the order. It is being asked again.'
      : `The carrier can't be asked what became of the order. It is being asked again. ${'message' in found ? found.message : ''}`.trim()
  const heard: Heard = { kind: 'unknown', reason }
  if (tender.state === 'committing') await settleTender(app, tender, heard)
  if (found.kind === 'absent' && isTime) {
    await app.db.forClient(tender.clientId).transaction(tx => countAbsent(tx, tender))
  }
  return later(app, AGAIN_MS)
}

/**
 * Asks the carrier by reference what became of an order that left. That it has none is believed once the time of lease,
 * wire and carrier is over and it was said twice; then it is asked ever more rarely for a day. What is found however late
 * is never dropped, and nothing is ever sent again.
 */
export async function askTender(app: App, { clientId, subjectId }: DueWork): Promise<Again> {
  const db = app.db.forClient(clientId)
  const tender = await tenderOf(app, db, clientId, subjectId)
  if (tender === null || tender.callNote !== '') return null
  const { state, givenUpAt } = tender
  if (state !== 'committing' && state !== 'unknown' && state !== 'givenUp') return null
  const transmission = await db.transaction(tx => bookTransmission(tx, tender))
  if (transmission === undefined || transmission.leftAt === null) return null
  const account = await accountOfTender(app, db, tender)
  if (account.open.find === undefined || account.open.booking?.recovery === 'person') return leaveToPeople(app, tender)
  const found = await find(app, tender, account, transmission)
  if (found.kind === 'found') {
    await settleTender(app, tender, { kind: 'booked', confirmation: found.confirmation })
    const after = await tenderOf(app, db, clientId, subjectId)
    // Another tender's order was found by the number both share: this one is still not known.
    if (after === null || after.state !== state) return null
    return state === 'givenUp'
      ? rarely(app, givenUpAt)
      : hearOpen(app, after, account, transmission.leftAt, { kind: 'absent' })
  }
  if (state === 'givenUp') return rarely(app, givenUpAt)
  return hearOpen(app, tender, account, transmission.leftAt, found)
}

function rarely(app: App, givenUpAt: number | null): Again {
  const now = app.clock.now().getTime()
  const next = nextAskAfterGivingUp(givenUpAt ?? now, now)
  return next === null ? null : new Date(next)
}
