import { randomBytes } from 'node:crypto'
import { ORDER_SOURCES_MAX } from '@waybill/contract'
import type { SourceWay } from '@waybill/contract/wire/orderSources.ts'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { tagOfAddress } from '../../mail/replyTag.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { type SourceRow, sourceRows } from './sourceRows.ts'

const issue = (field: string, code: string, params: Record<string, string | number> = {}): never => {
  throw new Refusal('InvalidInput', {}, [{ at: `body.${field}`, code, params }])
}

/** A report to an address of the mailroom would come back as orders. @throws {Refusal} InvalidInput */
export function refuseOwnAddress(app: Pick<App, 'settings'>, notified: readonly string[], field = 'notified'): void {
  const own = app.settings.MAILROOM_EMAIL.toLowerCase()
  const at = notified.findIndex(address => address === own || tagOfAddress(app.settings, address) !== null)
  if (at >= 0) issue(`${field}.${at}`, 'mailroomTold')
}

/** @throws {Refusal} InvalidInput: another source has the name, or there are as many as may be */
export async function refuseTaken(tx: Tx, clientId: number, name: string, sourceId: number | undefined) {
  // Of two who add at once, the second sees the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order sources/${clientId}`}, 0))`.execute(tx)
  const rows = await sourceRows(tx, clientId).execute()
  const isTaken = rows.some(row => row.source_id !== sourceId && row.name.toLowerCase() === name.toLowerCase())
  if (isTaken) issue('name', 'sourceNameTaken')
  if (sourceId === undefined && rows.length >= ORDER_SOURCES_MAX) {
    issue('name', 'tooManySources', { max: ORDER_SOURCES_MAX })
  }
}

interface NewSource {
  readonly name: string
  readonly way: SourceWay
  readonly policy: string
  readonly notified: string[]
}

export const insertSource = (
  tx: Tx,
  { who, now }: { readonly who: Pick<Who, 'clientId' | 'userId'>; readonly now: Date },
  given: NewSource,
): Promise<SourceRow> =>
  tx
    .insertInto('order_source')
    .values({ client_id: who.clientId, ...given, created_by: who.userId, created_at: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()

const TAG_BYTES = 10

/** The tag of an address that nobody guesses: 80 random bits, after a word that says what it is for. */
export const newTag = (): string => `orders-${randomBytes(TAG_BYTES).toString('hex')}`
