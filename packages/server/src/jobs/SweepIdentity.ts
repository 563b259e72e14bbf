import type { App } from '../app.ts'
import { sweep } from '../identity/sweep.ts'

/** Nightly. */
export const sweepIdentity = (app: App): Promise<void> => sweep(app.db, app.clock.now())
