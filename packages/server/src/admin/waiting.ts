import { sql } from 'kysely'
import type { Database, Tx } from '../db/open.ts'
import { cancelLinkJobs, linkJobsWaiting } from '../jobs/linkJobs.ts'
import { setLettersAside } from '../mail/setAside.ts'
import { setOrdersAside, stopOfferClocks } from '../modules/booking/index.ts'
import { stopAllJobs } from '../modules/bulk/index.ts'
import { confirmationsToSend, setConfirmationsAside } from '../modules/confirmations/index.ts'
import { setDayEndAside } from '../modules/dayEnd/index.ts'
import { quotesToWrite, setQuotesAside } from '../modules/quotes/index.ts'
import { reportsToSend, setReportsAside } from '../modules/reportRuns/index.ts'
import { switchStraightOff } from '../modules/straightThrough/index.ts'
import { dropKind } from '../work/dropKind.ts'
import type { DueKind } from '../work/kinds.ts'

/** What waits to leave a database, of one company. */
interface CompanyWaiting {
  readonly mails: number
  /** Orders, changes and labels that go over a carrier's wire. */
  readonly orders: number
  readonly pickups: number
  readonly closes: number
  /** Rounds of offers by whose clock further carriers are asked. */
  readonly rounds: number
  /** Accepted offers whose papers are to be drawn and mailed. */
  readonly bookings: number
  /** Quotes of which carriers are to be reminded, or told that they are over. */
  readonly quotes: number
  /** What is to be said of orders to where they came from. */
  readonly confirmations: number
  readonly reports: number
  /** Imports of which people are to be told. */
  readonly imports: number
}

/** The same of all companies together. */
export interface Waiting extends CompanyWaiting {
  /** Links to sign in and invitations, which leave by jobs. */
  readonly links: number
}

const none: CompanyWaiting = {
  ...{ mails: 0, orders: 0, pickups: 0, closes: 0, rounds: 0 },
  ...{ bookings: 0, quotes: 0, confirmations: 0, reports: 0, imports: 0 },
}

const dueNow = (kind: DueKind, clientId: number) =>
  sql<number>`(select count(*)::int from work.due where kind = ${kind} and client_id = ${clientId})`

async function everyCompany<T>(db: Database, work: (tx: Tx, clientId: number) => Promise<T>): Promise<T[]> {
  const clients = await db.identity.selectFrom('identity.client').select('client_id').orderBy('client_id').execute()
  const done: T[] = []
  for (const { client_id: clientId } of clients) {
    done.push(await db.forClient(clientId).transaction(tx => work(tx, clientId)))
  }
  return done
}

/** Counts what waits to leave. */
export async function waitingNow(db: Database, now: Date): Promise<Waiting> {
  const counts = await everyCompany(db, async (tx, clientId) => {
    const { rows } = await sql<CompanyWaiting>`
      select (select count(*)::int from mail where state = 'queued') as mails,
             (select count(*)::int from transmission where outcome = 'open' and left_at is null) as orders,
             (select count(*)::int from carrier_pickup where state = 'asking' and left_at is null) as pickups,
             (select count(*)::int from day_close where state = 'closing' and left_at is null) as closes,
             (select count(*)::int from tender_round where state = 'open') as rounds,
             ${dueNow('confirm', clientId)} as bookings,
             ${quotesToWrite(clientId, now)} as quotes,
             ${confirmationsToSend(clientId)} as confirmations,
             ${reportsToSend(clientId, now)} as reports,
             ${dueNow('sourceReport', clientId)} as imports`.execute(tx)
    return rows[0] ?? none
  })
  const ofCompanies = { ...none }
  const kinds = Object.keys(none) as (keyof CompanyWaiting)[]
  for (const one of counts) for (const kind of kinds) ofCompanies[kind] += one[kind]
  return { ...ofCompanies, links: await linkJobsWaiting(db) }
}

/**
 * Stops what would go on by itself from where the copy was made: jobs over rows, and rules that tender orders. The installation that it
 * was copied from may have done all of it since.
 * @returns how many jobs were stopped and rules switched off
 */
export async function stopWhatGoesOn(
  db: Database,
  now: Date,
): Promise<{ readonly jobs: number; readonly rules: number }> {
  const each = await everyCompany(db, async (tx, clientId) => ({
    jobs: await stopAllJobs(tx, clientId, now),
    rules: (await switchStraightOff(tx, clientId)) ? 1 : 0,
  }))
  return each.reduce((sum, one) => ({ jobs: sum.jobs + one.jobs, rules: sum.rules + one.rules }), { jobs: 0, rules: 0 })
}

/**
 * Has all that waits count as handed over by a node that died over it; nothing is sent a second time by itself, and no round of
 * offers goes on to its next carrier. What fell due meanwhile (reminders, confirmations, reports) is left to a person.
 */
export async function setWaitingAside(db: Database, now: Date): Promise<void> {
  // Whoever waits for a link asks for another one.
  await cancelLinkJobs(db)
  await everyCompany(db, async (tx, clientId) => {
    await setLettersAside(tx)
    await setOrdersAside(tx, clientId, now)
    await setDayEndAside(tx, now)
    await stopOfferClocks(tx, clientId)
    await setQuotesAside(tx, clientId, now)
    await setConfirmationsAside(tx, clientId, now)
    await setReportsAside(tx, clientId, now)
    await dropKind(tx, 'sourceReport', clientId)
  })
}
