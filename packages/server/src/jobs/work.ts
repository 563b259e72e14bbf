import type { App } from '../app.ts'
import { sweepIdentity } from './SweepIdentity.ts'

/** Starts every job of the product on this node. */
export async function startWork(app: App): Promise<void> {
  await app.jobs.work('SweepIdentity', () => sweepIdentity(app), '17 3 * * *')
}
