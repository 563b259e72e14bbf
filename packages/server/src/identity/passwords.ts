import { hash, verify } from '@node-rs/argon2'

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
