import type { App } from '../app.ts'
import { countAttempt } from './attempts.ts'

/** Guessing access ids is slowed after ten wrong ones a minute from one address. */
export const countWrongLink = (app: App, address: string): Promise<void> =>
  countAttempt(app.db, app.clock, { bucket: 'wrong-link', tries: 10, seconds: 60 }, address)
