import type { FindOutcome } from '@waybill/carriers'
import { giveUpAfterMs, inARow, nextAskAfterGivingUp, sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { able, type NamedAccount } from '../../carriers/accounts.ts'
import type { Again } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { settleRow } from '../../work/startedByRow.ts'
import { contentOf } from '../shipments/index.ts'
import { returnedWords } from './labels/buyAnew.ts'
import { type Heard, settleTender } from './settleTender.ts'
import { type FoundBy, isAnothersOrder, SHARED } from './sharedNumber.ts'
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
  const { bolNumber, shipment } = content
  const { serviceCode } = tender
  const found = await able(account, 'find')({ bolNumber, scac, wireKey, shipment, serviceCode }, wireCall)
  await keep()
  return found
}

/** Who offered it with many others does not wait for an answer that only a person can get. */
const nobodyAnswers = (app: App, { clientId, tenderId: id }: Tender, words: string): Promise<void> =>
  app.db
    .forClient(clientId)
    .transaction(tx => settleRow(app, tx, clientId, { kind: 'tender', id }, { state: 'unknown', words }))

/** Nobody can be asked over this wire: the order stays unknown until somebody has called. */
async function leaveToPeople(app: App, tender: Tender): Promise<Again> {
  const reason = sentence('cannotAskOverWire')
  if (tender.state === 'committing') await settleTender(app, tender, { kind: 'unknown', reason })
  if (tender.state !== 'givenUp') await nobodyAnswers(app, tender, reason)
  return null
}

/** What an answer means while the order is not given up yet. */
async function hearOpen(
  app: App,
  tender: Tender,
  account: NamedAccount,
  leftAt: number,
  found: Exclude<FindOutcome, { kind: 'givenBack' }>,
): Promise<Again> {
  const name = account.carrierName || tender.scac
  const believedFrom = leftAt + giveUpAfterMs(able(account, 'booking'))
  const now = app.clock.now().getTime()
  const isTime = now >= believedFrom
  // Two answers in one moment, because somebody pressed twice, are one.
  const isSecond = tender.absent + 1 >= ABSENT_TIMES && now >= believedFrom + AGAIN_MS
  if (found.kind === 'absent' && isTime && isSecond) {
    const reason = sentence('givenUp', { carrier: name })
    await settleTender(app, tender, { kind: 'absent', reason })
    return later(app, AGAIN_MS * 3)
  }
  const reason =
    found.kind === 'absent'
      ? sentence('notConfirmedYet')
      : inARow([sentence('cannotAskNow'), 'message' in found ? found.message : ''])
  const heard: Heard = { kind: 'unknown', reason }
  if (tender.state === 'committing') await settleTender(app, tender, heard)
  if (found.kind === 'absent' && isTime) {
    await app.db.forClient(tender.clientId).transaction(tx => countAbsent(tx, tender))
  }
  return found.kind === 'absent' ? later(app, AGAIN_MS) : later(app, nextAfterFailing(now - leftAt))
}

/** A carrier that can't be asked is asked ever more rarely, an hour apart at most: its return still settles the order. */
const nextAfterFailing = (openForMs: number): number => Math.min(3_600_000, Math.max(AGAIN_MS, openForMs / 20))

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
  const account = await accountOfTender(app, db, tender).catch((error: unknown) => {
    app.log.error({ err: error, tenderId: tender.tenderId }, 'the account of an order could not be opened')
    return null
  })
  if (account === null) return cannotAsk(app, tender)
  if (account.open.find === undefined || account.open.booking?.recovery === 'person') return leaveToPeople(app, tender)
  const found = await find(app, tender, account, transmission).catch((error: unknown): FindOutcome => {
    app.log.error({ err: error, tenderId: tender.tenderId }, 'a connector failed over a question')
    return { ...FAILED, scac: tender.scac }
  })
  const foundBy: FoundBy = account.open.booking?.recovery === 'wireKey' ? 'ownKey' : 'sharedNumber'
  if (found.kind === 'found' && !(await isAnothersOrder(app, db, tender, found.confirmation, foundBy))) {
    await settleTender(app, tender, bookedOf(found, foundBy))
    return null
  }
  if (found.kind === 'givenBack') {
    await settleTender(app, tender, { kind: 'givenBack', reason: returnedWords(tender) }, transmission)
    return state === 'givenUp' ? null : later(app, AGAIN_MS)
  }
  if (state === 'givenUp') {
    if (found.kind === 'found') {
      await settleTender(app, tender, bookedOf(found, foundBy))
    }
    return rarely(app, givenUpAt)
  }
  return hearOpen(
    app,
    tender,
    account,
    transmission.leftAt,
    found.kind === 'found' ? { ...FAILED, message: SHARED, scac: tender.scac } : found,
  )
}

/** An order that was found, with its labels where it is one of labels. */
const bookedOf = ({ confirmation, purchase }: Extract<FindOutcome, { kind: 'found' }>, foundBy: FoundBy): Heard => ({
  ...{ kind: 'booked', confirmation, foundBy },
  ...(purchase === undefined ? {} : { purchase }),
})

const FAILED = { kind: 'failed', reason: 'badAnswer', message: '', providerStatus: null } as const

const CANNOT_ASK_MS = 300_000

/** Until the account can be opened again nobody can be asked; a person can call. */
async function cannotAsk(app: App, tender: Tender): Promise<Again> {
  const reason = sentence('cannotAskByAccount')
  if (tender.state === 'committing') await settleTender(app, tender, { kind: 'unknown', reason })
  if (tender.state !== 'givenUp') await nobodyAnswers(app, tender, reason)
  return later(app, CANNOT_ASK_MS)
}

function rarely(app: App, givenUpAt: number | null): Again {
  const now = app.clock.now().getTime()
  const next = nextAskAfterGivingUp(givenUpAt ?? now, now)
  return next === null ? null : new Date(next)
}
