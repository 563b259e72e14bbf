import { hash, verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { Refusal } from '../refusal.ts'
import { lockPerson } from './people.ts'

/** OWASP's second argon2id profile: 19 MiB, two passes. */
export const hashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), hashingCost)

let decoy: Promise<string> | undefined

/** Verifies a password; without a hash it takes as long, so that nobody learns which addresses exist. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const right = await verify(stored ?? (await decoy), password.normalize('NFKC'))
  return right && stored !== null
}

/**
 * Holds a person's password still until the transaction ends: whoever changes it meanwhile waits, and ends what was opened by it.
 * @param checked the hash that was found right; undefined: none was
 * @throws {Refusal} BadCredentials, where it is another one by now
 */
export async function refuseFormerPassword(
  tx: Pick<Kysely<DB>, 'selectFrom'>,
  userId: number,
  checked: string | null | undefined,
): Promise<void> {
  const person = await lockPerson(tx, userId)
  if (checked !== undefined && person?.password_hash !== checked) throw new Refusal('BadCredentials')
}
