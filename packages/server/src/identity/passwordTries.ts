import type { App } from '../app.ts'
import { type Allowance, countAttempt, forgiveAttempt } from './attempts.ts'
import { knownDevice } from './knownDevices.ts'

/** Wrong passwords of one device in which the person signed in before. */
const perDevice = { bucket: 'login-device', tries: 10, seconds: 300 }
/** Of anybody else at one address, for one person and for all. */
const perPair = { bucket: 'login-pair', tries: 10, seconds: 300 }
const perAddress = { bucket: 'login-address', tries: 100, seconds: 300 }
/** Of all addresses together for one person: slow enough for a guesser who has thousands of them. */
const perAccount = { bucket: 'login-account', tries: 100, seconds: 3600 }

/** Who tries, and from where. */
export interface PasswordTry {
  readonly email: string
  /** From where: an address, of IPv6 its /64. */
  readonly network: string
  /** Keys of devices that came along. */
  readonly devices: readonly string[]
}

/**
 * Counts a try of a password before it is checked. A device that is known has an allowance of its own and takes part in no
 * other: what strangers do cannot keep it out, and what it does keeps out nobody.
 * @returns what takes the count back once the password was right
 * @throws {Refusal} TooManyTries
 */
export async function countPasswordTry(
  { db, clock, settings }: Pick<App, 'db' | 'clock' | 'settings'>,
  { email, network, devices }: PasswordTry,
): Promise<() => Promise<void>> {
  const device = knownDevice(settings.secret, devices, email, clock.now())
  const counted: readonly (readonly [Allowance, string])[] =
    device !== null
      ? [[perDevice, device]]
      : [
          [perAddress, network],
          [perPair, `${email} ${network}`],
          [perAccount, email],
        ]
  for (const [allowance, subject] of counted) await countAttempt(db, clock, allowance, subject)
  return async () => {
    for (const [allowance, subject] of counted) await forgiveAttempt(db, clock, allowance, subject)
  }
}
