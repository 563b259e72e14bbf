import type { App } from '../app.ts'

const DAY = 86_400_000

/** Nightly: forgets what has served its time, so the identity tables stay as small as the company. */
export async function sweepIdentity(app: App): Promise<void> {
  const before = (days: number) => new Date(app.clock.now().getTime() - days * DAY).toISOString()
  const db = app.db.identity
  await db.deleteFrom('identity.attempt').where('window_start', '<', before(2)).execute()
  await db.deleteFrom('identity.idempotency_key').where('created_at', '<', before(7)).execute()
  await db.deleteFrom('identity.session').where('expires_at', '<', before(30)).execute()
  await db.deleteFrom('identity.access_link').where('expires_at', '<', before(365)).execute()
}
