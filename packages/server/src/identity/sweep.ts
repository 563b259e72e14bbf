import type { Database } from '../db/open.ts'

const DAY = 86_400_000

/** Forgets what has served its time, so the identity tables stay as small as the company. */
export async function sweep({ identity: db }: Pick<Database, 'identity'>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString()
  await db.deleteFrom('identity.attempt').where('window_start', '<', before(2)).execute()
  await db.deleteFrom('identity.idempotency_key').where('created_at', '<', before(7)).execute()
  await db.deleteFrom('identity.session').where('expires_at', '<', before(30)).execute()
  await db.deleteFrom('identity.station_code').where('expires_at', '<', before(2)).execute()
  await db.deleteFrom('identity.sign_in_ticket').where('expires_at', '<', before(2)).execute()
  await db.deleteFrom('identity.passkey_challenge').where('expires_at', '<', before(0)).execute()
  await db.deleteFrom('identity.access_link').where('expires_at', '<', before(365)).execute()
}
