import { createHash, randomBytes } from 'node:crypto'
import type { upsCameFrom } from '@waybill/contract/wire/upsReady.ts'
import type { App } from '../../app.ts'
import { openSeal, seal } from '../../carriers/seal.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'

const LIFE_MS = 10 * 60_000
const BYTES = 32

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
const ownerOf = (clientId: number, hash: Buffer): string => `${clientId}/upsConnection/${hash.toString('hex')}`

interface Connection {
  readonly number: string
  readonly cameFrom: (typeof upsCameFrom)[number]
}

/** Where UPS sends browsers back to: the callback URL of the operator's app. */
export const redirectUriOf = (app: App): string => `${app.publicUrl()}/UPSConnected`

/** Keeps who goes to UPS for what: for 10 minutes, once, and for his own session. */
export async function beginConnection(app: App, tx: Tx, who: Who, { number, cameFrom }: Connection, now: Date) {
  const state = randomBytes(BYTES).toString('base64url')
  const verifier = randomBytes(BYTES).toString('base64url')
  const hash = sha256(state)
  await tx
    .deleteFrom('ups_connection')
    .where('client_id', '=', who.clientId)
    .where('created_at', '<', new Date(now.getTime() - LIFE_MS).toISOString())
    .execute()
  await tx
    .insertInto('ups_connection')
    .values({
      ...{ client_id: who.clientId, state_hash: hash, user_id: who.userId, session_id: who.sessionId },
      ...{ account_number: number, came_from: cameFrom, created_at: now.toISOString() },
      sealed: seal(app.settings.secret, ownerOf(who.clientId, hash), { verifier }),
    })
    .execute()
  return { state, challenge: sha256(verifier).toString('base64url') }
}

/**
 * Takes what somebody went to UPS for: another person, company or session, a second time and too late all look the same.
 * @throws {Refusal} UpsConnectionOver
 */
export async function takeConnection(app: App, tx: Tx, who: Who, state: string, now: Date) {
  const hash = sha256(state)
  const row = await tx
    .updateTable('ups_connection')
    .set({ used_at: now.toISOString() })
    .where('client_id', '=', who.clientId)
    .where('state_hash', '=', hash)
    .where('user_id', '=', who.userId)
    .where('session_id', '=', who.sessionId)
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - LIFE_MS).toISOString())
    .returning(['account_number', 'came_from', 'sealed'])
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('UpsConnectionOver')
  const { verifier } = openSeal(app.settings.secret, ownerOf(who.clientId, hash), row.sealed) as { verifier: string }
  return { number: row.account_number, cameFrom: row.came_from as Connection['cameFrom'], verifier }
}
