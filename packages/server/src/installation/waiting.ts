import { sql } from 'kysely'
import type { Database, Tx } from '../db/open.ts'

/** What waits to leave a database, of all companies together. */
export interface Waiting {
  readonly mails: number
  /** Orders, changes and labels that go over a carrier's wire. */
  readonly orders: number
  readonly pickups: number
  readonly closes: number
}

const none: Waiting = { mails: 0, orders: 0, pickups: 0, closes: 0 }

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
    const { rows } = await sql<Waiting>`
      select (select count(*)::int from mail where state = 'queued') as mails,
             (select count(*)::int from transmission where outcome = 'open' and left_at is null) as orders,
             (select count(*)::int from carrier_pickup where state = 'asking' and left_at is null) as pickups,
             (select count(*)::int from day_close where state = 'closing' and left_at is null) as closes`.execute(tx)
    return rows[0] ?? none
  })
  return counts.reduce(
    (sum, one) => ({
      mails: sum.mails + one.mails,
      orders: sum.orders + one.orders,
      pickups: sum.pickups + one.pickups,
      closes: sum.closes + one.closes,
    }),
    none,
  )
}

/**
 * Has what waits count as handed over by a node that died over it: the installation that this is a copy of may have sent it.
 * Carriers are asked what they know of it where they can be, letters ask a person; nothing is sent a second time by itself.
 * Cancellations stay: to cancel twice does no harm.
 */
export async function setWaitingAside(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  await everyCompany(db, async (tx, clientId) => {
    await sql`update mail set state = 'sending', tries = tries + 1 where state = 'queued'`.execute(tx)
    const left = await tx
      .updateTable('transmission')
      .set(eb => ({ left_at: at, tries: eb('tries', '+', 1) }))
      .where('outcome', '=', 'open')
      .where('left_at', 'is', null)
      .where('kind', 'not in', ['cancel', 'void'])
      .returning(['kind', 'tender_id', 'transmission_id'])
      .execute()
    for (const { kind, tender_id, transmission_id } of left) {
      if (kind !== 'book' && kind !== 'label') continue
      const subject =
        kind === 'book' ? { kind: 'ask', subject_id: tender_id } : { kind: 'labels', subject_id: transmission_id }
      await tx
        .insertInto('work.due')
        .values({ ...subject, client_id: clientId, due_at: at })
        .onConflict(oc => oc.columns(['kind', 'client_id', 'subject_id']).doUpdateSet({ due_at: at, failures: 0 }))
        .execute()
    }
    await sql`update carrier_pickup set left_at = ${at} where state = 'asking' and left_at is null`.execute(tx)
    await sql`update day_close set left_at = ${at} where state = 'closing' and left_at is null`.execute(tx)
  })
}
