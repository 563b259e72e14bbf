import { createHmac } from 'node:crypto'
import {
  PASSKEYS_MAX,
  type WireCreation,
  type WirePasskey,
  type WireSignature,
  type WireSigning,
  type wireNewPasskey,
} from '@waybill/contract/wire/passkey.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'
import type { DB } from '../db/schema.generated.ts'
import { Refusal } from '../refusal.ts'
import { CHALLENGE_LIFE_MS, openChallenge, spendChallenge } from './passkeyChallenges.ts'
import type { PasskeySite } from './passkeySite.ts'
import { afterRemoval, hasFactor, lockFactors, makeRecoveryCodes } from './secondFactor.ts'

/** Loaded with the first passkey: a start needs none of it. */
const passkeyLibrary = () => import('@simplewebauthn/server')

type Door = Tx | Kysely<DB>

/** EdDSA, ES256 and RS256 (RFC 9053): what authenticators have. */
const algorithms = [-8, -7, -257]

/** What an authenticator knows a person by: nothing that it could tell about him (Web Authentication, 14.6.1). */
const personHandle = ({ settings }: App, userId: number): Buffer =>
  createHmac('sha256', settings.secret).update(`passkeys of person ${userId}`).digest()

const encoded = (bytes: Buffer): string => bytes.toString('base64url')

/** A person's passkeys, the oldest first. */
export async function ownPasskeys(db: Door, userId: number): Promise<readonly WirePasskey[]> {
  const rows = await db
    .selectFrom('identity.passkey')
    .select(['passkey_id', 'name', 'added_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('passkey_id')
    .execute()
  return rows.map(row => ({
    passkeyId: row.passkey_id,
    name: row.name,
    addedAt: row.added_at,
    lastUsedAt: row.last_used_at,
  }))
}

async function knownCredentials(db: Door, userId: number): Promise<WireSigning['allowCredentials']> {
  const rows = await db
    .selectFrom('identity.passkey')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('passkey_id')
    .execute()
  return rows.map(row => ({ id: encoded(row.credential_id), type: 'public-key', transports: row.transports }))
}

/**
 * What a browser makes a passkey by: one that names its owner itself and checks who holds the device, so that it signs in alone.
 * @throws {Refusal} TooManyPasskeys
 */
export async function beginPasskey(
  app: App,
  { rpId }: PasskeySite,
  { userId, email, name }: { readonly userId: number; readonly email: string; readonly name: string },
): Promise<WireCreation> {
  const excludeCredentials = await knownCredentials(app.db.identity, userId)
  if (excludeCredentials.length >= PASSKEYS_MAX) throw new Refusal('TooManyPasskeys', { max: PASSKEYS_MAX })
  return {
    challenge: await openChallenge(app, { purpose: 'add', userId }),
    rp: { id: rpId, name: 'Waybill' },
    user: { id: encoded(personHandle(app, userId)), name: email, displayName: name },
    pubKeyCredParams: algorithms.map(alg => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_LIFE_MS,
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** A new credential without what its maker says of the device: nothing is decided by that, and checking it would fetch lists from elsewhere. */
async function withoutAttestation(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers')
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const parts: [string, string | Map<string, never> | typeof authData][] = [
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', authData],
  ]
  return isoBase64URL.fromBuffer(isoCBOR.encode(new Map(parts)))
}

export interface CheckedPasskey {
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly signatures: number
  readonly transports: string[]
}

/**
 * Checks what a browser made, for this person, here, by the challenge that was given; spends that.
 * @throws {Refusal} PasskeyNotAdded
 */
export async function checkNewPasskey(
  app: App,
  { rpId, origin }: PasskeySite,
  userId: number,
  made: z.output<typeof wireNewPasskey>,
): Promise<CheckedPasskey> {
  const { transports = [], clientDataJSON, attestationObject } = made.response
  try {
    const { verifyRegistrationResponse } = await passkeyLibrary()
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...made,
        response: { clientDataJSON, attestationObject: await withoutAttestation(attestationObject) },
      },
      expectedChallenge: challenge => spendChallenge(app, challenge, { purpose: 'add', userId }),
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo === undefined) throw new Error('the response was not verified')
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      signatures: counter,
      transports,
    }
  } catch (error) {
    app.log.info({ err: error }, 'a passkey was not added')
    throw new Refusal('PasskeyNotAdded')
  }
}

/**
 * Adds a passkey. Returns recovery codes where it is the person's first factor, else none.
 * @throws {Refusal} TooManyPasskeys, PasskeyNotAdded
 */
export async function addPasskey(
  tx: Tx,
  userId: number,
  { credentialId, publicKey, signatures, transports }: CheckedPasskey,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<readonly string[]> {
  await lockFactors(tx, userId)
  const isFirst = !(await hasFactor(tx, userId))
  if ((await ownPasskeys(tx, userId)).length >= PASSKEYS_MAX)
    throw new Refusal('TooManyPasskeys', { max: PASSKEYS_MAX })
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('identity.passkey')
    .values({
      user_id: userId,
      credential_id: credentialId,
      public_key: publicKey,
      signatures,
      transports,
      name,
      added_at: at.toISOString(),
    })
    .onConflict(oc => oc.column('credential_id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new Refusal('PasskeyNotAdded')
  return isFirst ? makeRecoveryCodes(tx, userId) : []
}

/** Names a passkey anew; returns what it was called, undefined where the person has none of that number. */
export async function renamePasskey(
  tx: Tx,
  userId: number,
  passkeyId: number,
  name: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('identity.passkey')
    .select('name')
    .where('passkey_id', '=', passkeyId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (row !== undefined) {
    await tx.updateTable('identity.passkey').set({ name }).where('passkey_id', '=', passkeyId).execute()
  }
  return row?.name
}

/** Removes a passkey, with the recovery codes where it was the last factor; returns what it was called, undefined where there is none. */
export async function removePasskey(tx: Tx, userId: number, passkeyId: number): Promise<string | undefined> {
  await lockFactors(tx, userId)
  const row = await tx
    .deleteFrom('identity.passkey')
    .where('passkey_id', '=', passkeyId)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst()
  await afterRemoval(tx, userId)
  return row?.name
}

/** What a browser signs. @param userId whose second step it is; null: a sign-in that begins with the passkey */
export async function beginSignature(app: App, { rpId }: PasskeySite, userId: number | null): Promise<WireSigning> {
  return {
    challenge: await openChallenge(app, userId === null ? { purpose: 'signIn', userId } : { purpose: 'step', userId }),
    rpId,
    timeout: CHALLENGE_LIFE_MS,
    allowCredentials: userId === null ? [] : [...(await knownCredentials(app.db.identity, userId))],
    userVerification: 'required',
  }
}

export interface Signed {
  readonly userId: number
  readonly name: string
  /** The signature is right, and an authenticator that counts has signed since: somebody else may have a copy. */
  readonly isCopy: boolean
}

/**
 * Checks a signature and counts it; spends its challenge. A copy is told, so that whoever asks can say and record it.
 * @param stepOf whose second step it is; null: a sign-in that begins with the passkey
 * @throws {Refusal} BadPasskey, whatever is wrong with it
 */
export async function checkSignature(
  app: App,
  { rpId, origin }: PasskeySite,
  signature: WireSignature,
  stepOf: number | null,
): Promise<Signed> {
  const row = await app.db.identity
    .selectFrom('identity.passkey')
    .select(['passkey_id', 'user_id', 'public_key', 'name'])
    .where('credential_id', '=', Buffer.from(signature.id, 'base64url'))
    .executeTakeFirst()
  const { userHandle, ...signed } = signature.response
  const isOwner =
    row !== undefined &&
    (stepOf === null || row.user_id === stepOf) &&
    (userHandle == null ? stepOf !== null : userHandle === encoded(personHandle(app, row.user_id)))
  if (!isOwner) throw new Refusal('BadPasskey')
  const { user_id: userId, name } = row
  const use = stepOf === null ? { purpose: 'signIn' as const, userId: null } : { purpose: 'step' as const, userId }
  let signatures: number
  try {
    const { verifyAuthenticationResponse } = await passkeyLibrary()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signature, response: signed },
      expectedChallenge: challenge => spendChallenge(app, challenge, use),
      expectedOrigin: origin,
      expectedRPID: rpId,
      // Its own count is compared below, after the signature: what anybody may send must not read as a copy.
      credential: { id: signature.id, publicKey: new Uint8Array(row.public_key), counter: 0 },
    })
    if (!verified) throw new Error('the signature is wrong')
    signatures = authenticationInfo.newCounter
  } catch (error) {
    app.log.info({ err: error }, 'a passkey was refused')
    throw new Refusal('BadPasskey')
  }
  const { numUpdatedRows } = await app.db.identity
    .updateTable('identity.passkey')
    .set({ signatures, last_used_at: app.clock.now().toISOString() })
    .where('passkey_id', '=', row.passkey_id)
    // One that counts none says 0 for ever (Web Authentication, 7.2, step 22).
    .where(eb =>
      eb.or([eb('signatures', '<', signatures), eb.and([eb('signatures', '=', 0), eb.val(signatures === 0)])]),
    )
    .executeTakeFirst()
  return { userId, name, isCopy: numUpdatedRows !== 1n }
}
