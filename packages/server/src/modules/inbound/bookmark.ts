import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'

/** A mail of a mailbox, by its number there. */
export interface Place {
  readonly mailbox: string
  readonly uidValidity: number
  readonly uid: number
}

/** Times a mail is tried before it is left in the mailbox, each twice as long after the one before: some two hours in all. */
const TRIES = 8
const FIRST_WAIT_S = 30

/** Up to which number a mailbox was read; a mailbox whose numbers begin anew is read from its beginning. */
export async function openBookmark(app: App, mailbox: string, uidValidity: number): Promise<number> {
  const read_at = app.clock.now().toISOString()
  const { last_uid } = await app.db.identity
    .insertInto('work.mailroom')
    .values({ mailbox, uid_validity: uidValidity, last_uid: 0, read_at })
    .onConflict(oc =>
      oc.column('mailbox').doUpdateSet({
        last_uid: sql<number>`case when mailroom.uid_validity = excluded.uid_validity then mailroom.last_uid else 0 end`,
        uid_validity: uidValidity,
        read_at,
      }),
    )
    .returning('last_uid')
    .executeTakeFirstOrThrow()
  return last_uid
}

/** Moves on past a mail that is done; what failed before with it is forgotten. */
export async function passOver(tx: Tx | App['db']['identity'], place: Place, became: 'filed' | 'unmatched' | 'same') {
  const { mailbox, uidValidity, uid } = place
  await tx
    .updateTable('work.mailroom')
    .set(eb => ({
      last_uid: sql<number>`greatest(last_uid, ${uid})`,
      ...(became === 'same' ? {} : { [became]: eb(became, '+', 1) }),
    }))
    .where('mailbox', '=', mailbox)
    .where('uid_validity', '=', uidValidity)
    .execute()
  await tx
    .deleteFrom('work.mailroom_failure')
    .where('mailbox', '=', mailbox)
    .where('uid_validity', '=', uidValidity)
    .where('uid', '=', uid)
    .execute()
}

/** Keeps why a mail could not be filed and moves on: the next one does not wait for it. */
export async function keepFailure(app: App, place: Place, reason: string, isFinal: boolean): Promise<void> {
  const { mailbox, uidValidity, uid } = place
  const failed_at = app.clock.now().toISOString()
  await app.db.identity.transaction().execute(async tx => {
    await tx
      .insertInto('work.mailroom_failure')
      .values({ mailbox, uid_validity: uidValidity, uid, tries: isFinal ? TRIES : 1, reason, failed_at })
      .onConflict(oc =>
        oc.columns(['mailbox', 'uid_validity', 'uid']).doUpdateSet({
          tries: isFinal ? TRIES : sql<number>`mailroom_failure.tries + 1`,
          ...{ reason, failed_at },
        }),
      )
      .execute()
    await tx
      .updateTable('work.mailroom')
      .set({ last_uid: sql<number>`greatest(last_uid, ${uid})` })
      .where('mailbox', '=', mailbox)
      .where('uid_validity', '=', uidValidity)
      .execute()
  })
}

/** The mails that failed and are to be tried again now. */
export async function failedBefore(app: App, mailbox: string, uidValidity: number): Promise<readonly number[]> {
  const rows = await app.db.identity
    .selectFrom('work.mailroom_failure')
    .select('uid')
    .where('mailbox', '=', mailbox)
    .where('uid_validity', '=', uidValidity)
    .where('tries', '<', TRIES)
    .where(
      sql<boolean>`failed_at <= ${app.clock.now().toISOString()}::timestamptz - ${FIRST_WAIT_S} * (2 ^ (tries - 1)) * interval '1 s'`,
    )
    .orderBy('uid')
    .limit(100)
    .execute()
  return rows.map(({ uid }) => uid)
}
