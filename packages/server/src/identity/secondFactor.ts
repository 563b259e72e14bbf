import { randomBytes, randomInt } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import type { WireEnrolment } from '@waybill/contract/wire/factor.ts'
import { qrPicture } from '@waybill/documents'
import type { Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import type { App } from '../app.ts'
import { openSeal, seal } from '../carriers/seal.ts'
import type { Tx } from '../db/open.ts'
import type { DB } from '../db/schema.generated.ts'
import { Refusal } from '../refusal.ts'
import { countAttempt, forgiveAttempt } from './attempts.ts'
import type { Member } from './memberships.ts'
import { hashingCost } from './passwords.ts'

type Door = Tx | Kysely<DB>

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30
/** One step to either side (RFC 6238, 5.2). */
const DRIFT_STEPS = 1
/** How far a clock may be off and is still named, while a factor is set up. */
const NAMED_DRIFT_STEPS = 20
/** 160 bits (RFC 4226, 4). */
const SECRET_BYTES = 20

export const RECOVERY_CODES = 10
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 10

/** Six digits are few: a right code has to wait as well once these are used up. */
const tries = [
  { bucket: 'factor', tries: 10, seconds: 300 },
  { bucket: 'factor-day', tries: 50, seconds: 86_400 },
] as const

const owner = (userId: number): string => `second factor ${userId}`
const sealed = (app: App, userId: number, secret: string): Buffer =>
  seal(app.settings.secret, owner(userId), { secret })
const totp = (base32: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Waybill', label, secret: Secret.fromBase32(base32), period: STEP_SECONDS, digits: 6 })
const opened = (app: App, userId: number, bytes: Buffer): TOTP =>
  totp(z.object({ secret: z.string() }).parse(openSeal(app.settings.secret, owner(userId), bytes)).secret)

/** How many steps off a code is; null: by more than `most`, or it is of another secret. */
const stepsOff = (factor: TOTP, code: string, now: Date, most: number): number | null =>
  factor.validate({ token: code, timestamp: now.getTime(), window: most })
const stepNow = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** As it was made, however it was typed. */
const plain = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

const recoveryHash = (code: string, salt: Buffer): Promise<Buffer> => hashRaw(code, { ...hashingCost, salt })

const wrongCode = (): Refusal => new Refusal('WrongCode', {}, [{ at: 'body.code', code: 'wrong_code', params: {} }])

/** What a person has beside the password. */
interface FactorShown {
  /** Since when an authenticator app is confirmed; null: none is. */
  readonly since: string | null
  readonly codesLeft: number
  readonly hasPasskey: boolean
}

/** A person's second factors as they are shown. */
export async function factorShown(db: Door, userId: number): Promise<FactorShown> {
  const passkey = await db
    .selectFrom('identity.passkey')
    .select('passkey_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  const row = await db
    .selectFrom('identity.second_factor as f')
    .select(eb => [
      'f.confirmed_at',
      eb
        .selectFrom('identity.recovery_code as c')
        .select(eb.fn.countAll<number>().as('n'))
        .whereRef('c.user_id', '=', 'f.user_id')
        .where('c.used_at', 'is', null)
        .as('codes_left'),
    ])
    .where('f.user_id', '=', userId)
    .executeTakeFirst()
  return {
    since: row?.confirmed_at ?? null,
    codesLeft: Number(row?.codes_left ?? 0),
    hasPasskey: passkey !== undefined,
  }
}

/** Whether a person has a confirmed app or a passkey. */
export async function hasFactor(db: Door, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('identity.factor_holder')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whoever adds or removes a factor of a person waits for whoever does it, too; there is a row for recovery codes then. */
export async function lockFactors(tx: Tx, userId: number): Promise<void> {
  await tx
    .insertInto('identity.second_factor')
    .values({ user_id: userId })
    .onConflict(oc => oc.column('user_id').doNothing())
    .execute()
  await tx.selectFrom('identity.second_factor').select('user_id').where('user_id', '=', userId).forUpdate().execute()
}

/** Whether a company, or the group of somebody there, demands a second factor. */
export async function isFactorDemanded(db: Door, { userId, clientId }: Member): Promise<boolean> {
  const row = await db
    .selectFrom('identity.membership as m')
    .innerJoin('identity.client as c', 'c.client_id', 'm.client_id')
    .leftJoin('identity.page_group as g', join =>
      join.onRef('g.client_id', '=', 'm.client_id').onRef('g.group_id', '=', 'm.group_id'),
    )
    .select(['c.demands_factor as by_company', 'g.demands_factor as by_group'])
    .where('m.user_id', '=', userId)
    .where('m.client_id', '=', clientId)
    .executeTakeFirst()
  return row?.by_company === true || row?.by_group === true
}

/** Makes a secret that is shown now and never again; the factor in use stays until this one is confirmed. */
export async function beginFactor(
  app: App,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<WireEnrolment> {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const pending = sealed(app, userId, secret)
  await app.db.identity
    .insertInto('identity.second_factor')
    .values({ user_id: userId, pending })
    .onConflict(oc => oc.column('user_id').doUpdateSet({ pending }))
    .execute()
  const address = totp(secret, email).toString()
  return { secret, address, picture: qrPicture(address) }
}

/** Makes ten recovery codes, each good once; those before them end. They are shown now and never again. */
export async function makeRecoveryCodes(tx: Tx, userId: number): Promise<readonly string[]> {
  const salt = randomBytes(16)
  const letter = () => CODE_LETTERS[randomInt(CODE_LETTERS.length)] ?? ''
  const codes = Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: CODE_LENGTH }, letter).join(''))
  const rows = []
  for (const code of codes) rows.push({ user_id: userId, code_hash: await recoveryHash(code, salt) })
  await tx.deleteFrom('identity.recovery_code').where('user_id', '=', userId).execute()
  await tx.updateTable('identity.second_factor').set({ salt }).where('user_id', '=', userId).execute()
  await tx.insertInto('identity.recovery_code').values(rows).execute()
  return codes.map(code => code.replace(/(.{5})(?=.)/g, '$1-'))
}

/**
 * Counts a try of a code; `forgive` takes a right one off the count again.
 * @throws {Refusal} TooManyTries
 */
export async function countCode({ db, clock }: App, userId: number): Promise<{ forgive: () => Promise<void> }> {
  for (const allowance of tries) await countAttempt(db, clock, allowance, String(userId))
  return {
    forgive: async () => {
      for (const allowance of tries) await forgiveAttempt(db, clock, allowance, String(userId))
    },
  }
}

/**
 * Puts the secret that was shown in force by its first code. Returns new recovery codes.
 * @throws {Refusal} NoFactorBegun, WrongCode, ClockOff
 */
export async function confirmFactor(app: App, tx: Tx, userId: number, typed: string): Promise<readonly string[]> {
  const row = await tx
    .selectFrom('identity.second_factor')
    .select('pending')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row?.pending) throw new Refusal('NoFactorBegun')
  const now = app.clock.now()
  const off = stepsOff(opened(app, userId, row.pending), plain(typed), now, NAMED_DRIFT_STEPS)
  if (off === null) throw wrongCode()
  if (Math.abs(off) > DRIFT_STEPS) {
    const minutes = Math.max(1, Math.round((Math.abs(off) * STEP_SECONDS) / 60))
    throw new Refusal('ClockOff', { minutes }, [{ at: 'body.code', code: 'clock_off', params: { minutes } }])
  }
  await tx
    .updateTable('identity.second_factor')
    .set({ secret: row.pending, pending: null, confirmed_at: now.toISOString(), last_step: stepNow(now) + off })
    .where('user_id', '=', userId)
    .execute()
  return makeRecoveryCodes(tx, userId)
}

/**
 * Uses a code of the app or a recovery code up. Returns how many recovery codes are left where one was used.
 * @throws {Refusal} WrongCode, CodeUsed
 */
export async function spendCode(app: App, tx: Tx, userId: number, typed: string): Promise<number | null> {
  const row = await tx
    .selectFrom('identity.second_factor')
    .select(['secret', 'last_step', 'salt'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw wrongCode()
  const code = plain(typed)
  const now = app.clock.now()
  if (/^\d{6}$/.test(code)) {
    if (row.secret === null) throw wrongCode()
    const off = stepsOff(opened(app, userId, row.secret), code, now, DRIFT_STEPS)
    if (off === null) throw wrongCode()
    const step = stepNow(now) + off
    if (step <= Number(row.last_step)) {
      throw new Refusal('CodeUsed', {}, [{ at: 'body.code', code: 'code_used', params: {} }])
    }
    await tx.updateTable('identity.second_factor').set({ last_step: step }).where('user_id', '=', userId).execute()
    return null
  }
  if (code.length !== CODE_LENGTH || row.salt === null) throw wrongCode()
  const { numUpdatedRows } = await tx
    .updateTable('identity.recovery_code')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', await recoveryHash(code, row.salt))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw wrongCode()
  return (await factorShown(tx, userId)).codesLeft
}

/** After a factor is removed: sign-ins that wait for one end, and with the last one the recovery codes. */
export async function afterRemoval(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('identity.sign_in_ticket').where('user_id', '=', userId).execute()
  if (await hasFactor(tx, userId)) return
  await tx.deleteFrom('identity.second_factor').where('user_id', '=', userId).execute()
}

/** Removes the authenticator app, where it was the last factor with the recovery codes; false: there was none. */
export async function removeApp(tx: Tx, userId: number): Promise<boolean> {
  await lockFactors(tx, userId)
  const { numUpdatedRows } = await tx
    .updateTable('identity.second_factor')
    .set({ secret: null, confirmed_at: null, pending: null })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  await afterRemoval(tx, userId)
  return numUpdatedRows === 1n
}

/** Removes the app, the passkeys and the recovery codes; false: there was no factor. */
export async function removeFactors(tx: Tx, userId: number): Promise<boolean> {
  await lockFactors(tx, userId)
  const isHeld = await hasFactor(tx, userId)
  await tx.deleteFrom('identity.passkey').where('user_id', '=', userId).execute()
  await tx.deleteFrom('identity.passkey_challenge').where('user_id', '=', userId).execute()
  await removeApp(tx, userId)
  return isHeld
}
