import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import type { DB } from '../db/schema.generated.ts'

export type LinkKind =
  | 'password'
  | 'invitation'
  | 'quote'
  | 'tender'
  | 'tracking'
  | 'trackingEdit'
  | 'report'
  | 'upsReady'
  | 'approval'

export interface AccessLink {
  readonly linkId: string
  readonly clientId: number
  /** The user, quote, shipment, run of a report or question to an approver the link is for. */
  readonly subjectId: number
}

const SECRET_BYTES = 16
const hashOf = (secret: Buffer): Buffer => createHash('sha256').update(secret).digest()
const toUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Makes a link of 128 random bits beside its row's id; only the hash is kept. Returns the access id for the address. */
export async function createAccessLink(
  db: Database['identity'] | Transaction<DB>,
  link: { kind: LinkKind; clientId: number; subjectId: number; now: Date; expiresAt: Date },
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES)
  const { link_id } = await db
    .insertInto('identity.access_link')
    .values({
      client_id: link.clientId,
      kind: link.kind,
      subject_id: link.subjectId,
      secret_hash: hashOf(secret),
      created_at: link.now.toISOString(),
      expires_at: link.expiresAt.toISOString(),
    })
    .returning('link_id')
    .executeTakeFirstOrThrow()
  return Buffer.concat([Buffer.from(link_id.replaceAll('-', ''), 'hex'), secret]).toString('base64url')
}

/** The link behind an access id, or null: unknown, expired, used and malformed ones can't be told apart. */
export async function findAccessLink(
  db: Database,
  clock: Clock,
  kind: LinkKind,
  accessId: string,
): Promise<AccessLink | null> {
  const bytes = Buffer.from(accessId, 'base64url')
  const whole = bytes.length === 16 + SECRET_BYTES ? bytes : Buffer.alloc(16 + SECRET_BYTES)
  const row = await db.identity
    .selectFrom('identity.access_link')
    .selectAll()
    .where('link_id', '=', toUuid(whole.toString('hex', 0, 16)))
    .executeTakeFirst()
  const same = timingSafeEqual(row?.secret_hash ?? Buffer.alloc(32), hashOf(whole.subarray(16)))
  const alive =
    row !== undefined && row.kind === kind && row.used_at === null && Date.parse(row.expires_at) > clock.now().getTime()
  return row && same && alive ? { linkId: row.link_id, clientId: row.client_id, subjectId: row.subject_id } : null
}

/** Spends a link that works once; false when somebody was faster. */
export async function spendAccessLink(tx: Transaction<DB>, clock: Clock, linkId: string): Promise<boolean> {
  const result = await tx
    .updateTable('identity.access_link')
    .set({ used_at: clock.now().toISOString() })
    .where('link_id', '=', linkId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
