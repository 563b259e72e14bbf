import { sql } from 'kysely'
import type { Database, Tx } from '../db/open.ts'
import { cancelLinkJobs, linkJobsWaiting } from '../jobs/linkJobs.ts'
import { setLettersAside } from '../mail/setAside.ts'
import { setOrdersAside, stopOfferClocks } from '../modules/booking/index.ts'
import { stopAllJobs } from '../modules/bulk/index.ts'
import { setDayEndAside } from '../modules/dayEnd/index.ts'
import { switchStraightOff } from '../modules/straightThrough/index.ts'

/** What waits to leave a database, of one company. */
interface CompanyWaiting {
  readonly mails: number
  /** Orders, changes and labels that go over a carrier's wire. */
  readonly orders: number
  readonly pickups: number
  readonly closes: number
  /** Rounds of offers by whose clock further carriers are asked. */
  readonly rounds: number
}

/** The same of all companies together. */
export interface Waiting extends CompanyWaiting {
  /** Links to sign in and invitations, which leave by jobs. */
  readonly links: number
}

const none: CompanyWaiting = { mails: 0, orders: 0, pickups: 0, closes: 0, rounds: 0 }

async function everyCompany<T>(db: Database, work: (tx: Tx, clientId: number) => Promise<T>): Promise<T[]> {
  const clients = await db.identity.selectFrom('identity.client').select('client_id').orderBy('client_id').execute()
  const done: T[] = []
  for (const { client_id: clientId } of clients) {
    done.push(await db.forClient(clientId).transaction(tx => work(tx, clientId)))
  }
  return done
}

/** Counts what waits to leave. */
export async function waitingNow(db: Database): Promise<Waiting> {
  const counts = await everyCompany(db, async tx => {
    const { rows } = await sql<CompanyWaiting>`
      select (select count(*)::int from mail where state = 'queued') as mails,
             (select count(*)::int from transmission where outcome = 'open' and left_at is null) as orders,
             (select count(*)::int from carrier_pickup where state = 'asking' and left_at is null) as pickups,
             (select count(*)::int from day_close where state = 'closing' and left_at is null) as closes,
             (select count(*)::int from tender_round where state = 'open') as rounds`.execute(tx)
    return rows[0] ?? none
  })
  const ofCompanies = counts.reduce(
    (sum, one) => ({
      mails: sum.mails + one.mails,
      orders: sum.orders + one.orders,
      pickups: sum.pickups + one.pickups,
      closes: sum.closes + one.closes,
      rounds: sum.rounds + one.rounds,
    }),
    none,
  )
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
 * offers goes on to its next carrier.
 */
export async function setWaitingAside(db: Database, now: Date): Promise<void> {
  // Whoever waits for a link asks for another one.
  await cancelLinkJobs(db)
  await everyCompany(db, async (tx, clientId) => {
    await setLettersAside(tx)
    await setOrdersAside(tx, clientId, now)
    await setDayEndAside(tx, now)
    await stopOfferClocks(tx, clientId)
  })
}
