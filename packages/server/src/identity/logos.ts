import { logoPath, type WireLogo } from '@waybill/contract/wire/logo.ts'
import type { Kysely } from 'kysely'
import type { Tx } from '../db/open.ts'
import type { DB } from '../db/schema.generated.ts'

type Door = Tx | Kysely<DB>

export interface Logo extends Omit<WireLogo, 'mime'> {
  readonly mime: 'image/png' | 'image/jpeg'
  readonly sha256: string
}

/** The logo of a company with its version: null when it has none, or took it away. */
export interface KeptLogo {
  readonly logo: Logo | null
  /** 0 before the first. */
  readonly version: number
  /** There is one that was taken away. */
  readonly isRestorable: boolean
}

export async function keptLogo(db: Door, clientId: number): Promise<KeptLogo> {
  const row = await db
    .selectFrom('identity.client_logo')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (row === undefined) return { logo: null, version: 0, isRestorable: false }
  const { sha256, name, width, height, size, version, saved_at: savedAt, saved_by: savedBy } = row
  if (row.removed_at !== null) return { logo: null, version, isRestorable: true }
  const mime = row.mime === 'image/png' ? 'image/png' : 'image/jpeg'
  return { logo: { sha256, mime, name, width, height, size, savedAt, savedBy }, version, isRestorable: false }
}

/** Keeps a logo over the one of the version that was seen; false when another stands by now. */
export async function keepLogo(db: Door, clientId: number, seen: number, logo: Logo): Promise<boolean> {
  const { sha256, mime, name, width, height, size, savedAt: saved_at, savedBy: saved_by } = logo
  const values = { sha256, mime, name, width, height, size, saved_at, saved_by, version: seen + 1, removed_at: null }
  const kept = await db
    .insertInto('identity.client_logo')
    .values({ client_id: clientId, ...values })
    .onConflict(oc => oc.column('client_id').doUpdateSet(values).where('identity.client_logo.version', '=', seen))
    .returning('version')
    .executeTakeFirst()
  return kept !== undefined
}

/** Takes the logo of the version that was seen away (`at`), or brings it back (null); false when another stands by now. */
export async function moveLogo(db: Door, clientId: number, seen: number, at: Date | null): Promise<boolean> {
  const moved = await db
    .updateTable('identity.client_logo')
    .set({ removed_at: at?.toISOString() ?? null, version: seen + 1 })
    .where('client_id', '=', clientId)
    .where('version', '=', seen)
    .where('removed_at', at === null ? 'is not' : 'is', null)
    .returning('version')
    .executeTakeFirst()
  return moved !== undefined
}

/** Whose logo in force has this content; null: nobody's. The same picture of two companies is the same picture. */
export async function logoByContent(
  db: Door,
  sha256: string,
): Promise<{ readonly clientId: number; readonly mime: string } | null> {
  const row = await db
    .selectFrom('identity.client_logo')
    .select(['client_id', 'mime'])
    .where('sha256', '=', sha256)
    .where('removed_at', 'is', null)
    .orderBy('client_id')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { clientId: row.client_id, mime: row.mime }
}

/** Where a company's logo is shown from, below the address of the installation; blank without one. */
export async function logoUrlOf(db: Door, clientId: number): Promise<string> {
  const { logo } = await keptLogo(db, clientId)
  return logo === null ? '' : logoPath(logo.sha256)
}
