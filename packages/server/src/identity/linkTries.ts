import type { App } from '../app.ts'
import { countAttempt, refuseAfterAttempts } from './attempts.ts'

const wrongLinks = { bucket: 'wrong-link', tries: 10, seconds: 60 }

/** Guessing access ids is slowed after ten wrong ones a minute from one address. */
export const countWrongLink = (app: App, address: string): Promise<void> =>
  countAttempt(app.db, app.clock, wrongLinks, address)

/** After ten wrong ones a right one has to wait as well, or guessing on would still pay. */
export const refuseAfterWrongLinks = (app: App, address: string): Promise<void> =>
  refuseAfterAttempts(app.db, app.clock, wrongLinks, address)
