import type { App } from '../app.ts'
import { countAttempt } from './attempts.ts'

const wrongLinks = { bucket: 'wrong-link', tries: 10, seconds: 60 }

/**
 * Counts an access id that was looked up and found wrong; more than ten a minute from one address are told to wait. A right one
 * is never held up: behind a proxy many people have one address, and 128 random bits are not guessed at any speed.
 * @throws {Refusal} TooManyTries
 */
export const countWrongLink = (app: App, network: string): Promise<void> =>
  countAttempt(app.db, app.clock, wrongLinks, network)
