import { createHash, randomBytes } from 'node:crypto'
import type { App } from '../app.ts'

export const CHALLENGE_LIFE_MS = 5 * 60_000
/** Web Authentication, 13.4.3, wants sixteen at least. */
const CHALLENGE_BYTES = 32

/** What a challenge was made for; one that begins a sign-in is nobody's yet. */
export type ChallengeUse =
  | { readonly purpose: 'add' | 'step'; readonly userId: number }
  | { readonly purpose: 'signIn'; readonly userId: null }

const hashed = (challenge: string): Buffer => createHash('sha256').update(challenge).digest()

/** Makes what an authenticator signs, base64url; only its hash is stored. */
export async function openChallenge({ db, clock }: App, { purpose, userId }: ChallengeUse): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  await db.identity
    .insertInto('identity.passkey_challenge')
    .values({
      challenge_hash: hashed(challenge),
      purpose,
      user_id: userId,
      expires_at: new Date(clock.now().getTime() + CHALLENGE_LIFE_MS).toISOString(),
    })
    .execute()
  return challenge
}

/** Spends a challenge whatever follows; false: it is over, spent, made up, or was made for something else. */
export async function spendChallenge(
  { db, clock }: App,
  challenge: string,
  { purpose, userId }: ChallengeUse,
): Promise<boolean> {
  const now = clock.now().toISOString()
  const spent = await db.identity
    .updateTable('identity.passkey_challenge')
    .set({ used_at: now })
    .where('challenge_hash', '=', hashed(challenge))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['purpose', 'user_id'])
    .executeTakeFirst()
  return spent?.purpose === purpose && spent.user_id === userId
}
