import { createHash, randomBytes } from 'node:crypto'
import { PAIR_CODE_MINUTES } from '@waybill/contract/wire/station.ts'
import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'
import { countAttempt, forgiveAttempt } from './attempts.ts'

/** Letters of a code that nobody takes for each other. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 12
const wrongCodes = { bucket: 'station-code', tries: 10, seconds: 60 }

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** As it was made, however it was typed. */
const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** A code of sixty random bits that pairs one station; only its hash is kept. */
export async function makeStationCode(
  tx: Tx,
  { clientId, userId, now }: { readonly clientId: number; readonly userId: number; readonly now: Date },
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const letters = [...randomBytes(CODE_LENGTH)].map(byte => LETTERS[byte % LETTERS.length]).join('')
  const expiresAt = new Date(now.getTime() + PAIR_CODE_MINUTES * 60_000)
  await tx
    .insertInto('identity.station_code')
    .values({ code_hash: hashOf(letters), client_id: clientId, user_id: userId, expires_at: expiresAt.toISOString() })
    .execute()
  return { code: letters.replace(/(.{4})(?=.)/g, '$1-'), expiresAt }
}

/**
 * Who made a code that still pairs; null for all others, which look the same.
 * @throws {Refusal} TooManyTries after ten wrong ones a minute from one address
 */
export async function findStationCode(
  app: Pick<App, 'db' | 'clock'>,
  typed: string,
  network: string,
): Promise<{ readonly clientId: number; readonly userId: number; readonly hash: Buffer } | null> {
  await countAttempt(app.db, app.clock, wrongCodes, network)
  const hash = hashOf(plainCode(typed))
  const row = await app.db.identity
    .selectFrom('identity.station_code as c')
    .innerJoin('identity.member as u', join =>
      join.onRef('u.user_id', '=', 'c.user_id').onRef('u.client_id', '=', 'c.client_id'),
    )
    .select(['c.client_id', 'c.user_id'])
    .where('c.code_hash', '=', hash)
    .where('c.used_at', 'is', null)
    .where('c.expires_at', '>', app.clock.now().toISOString())
    .where('u.active', '=', true)
    .executeTakeFirst()
  if (row === undefined) return null
  await forgiveAttempt(app.db, app.clock, wrongCodes, network)
  return { clientId: row.client_id, userId: row.user_id, hash }
}

/** Spends a code that pairs once; false when somebody was faster. */
export async function spendStationCode(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const spent = await tx
    .updateTable('identity.station_code')
    .set({ used_at: now.toISOString() })
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}

/** A key for a station, of which only the hash is kept. */
export async function makeStationKey(
  tx: Tx,
  { clientId, stationId, now }: { readonly clientId: number; readonly stationId: number; readonly now: Date },
): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await tx
    .insertInto('identity.station_key')
    .values({ key_hash: hashOf(key), client_id: clientId, station_id: stationId, made_at: now.toISOString() })
    .execute()
  return key
}

/** The station that a key is of; null: it is none, or opens nothing any more. */
export async function findStation(
  app: Pick<App, 'db'>,
  key: string,
): Promise<{ readonly clientId: number; readonly stationId: number } | null> {
  const row = await app.db.identity
    .selectFrom('identity.station_key')
    .select(['client_id', 'station_id'])
    .where('key_hash', '=', hashOf(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : { clientId: row.client_id, stationId: row.station_id }
}

/** From now on no key of the station opens anything. */
export const revokeStationKeys = (tx: Tx, clientId: number, stationId: number, now: Date) =>
  tx
    .updateTable('identity.station_key')
    .set({ revoked_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('revoked_at', 'is', null)
    .execute()
