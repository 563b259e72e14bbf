import type { Database } from '../db/open.ts'
import type { Who } from '../who.ts'
import { openPages, readDocks, readPages } from './memberships.ts'

/** Of `identity.member as u` and `identity.client as c`: what a person is to the calls. */
export const personColumns = [
  ...(['u.user_id', 'u.client_id', 'u.email', 'u.first_name', 'u.last_name'] as const),
  ...(['u.page_list', 'u.look_list', 'u.sees_prices', 'u.dock_list'] as const),
  ...(['c.is_demo', 'c.time_zone'] as const),
] as const

interface PersonRow {
  readonly user_id: number
  readonly client_id: number
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly page_list: string | null
  readonly look_list: string
  readonly sees_prices: boolean
  readonly dock_list: string | null
  readonly is_demo: boolean
  readonly time_zone: string
}

export const whoOf = (row: PersonRow, sessionId: string): Who => ({
  sessionId,
  userId: row.user_id,
  clientId: row.client_id,
  email: row.email,
  name: `${row.first_name} ${row.last_name}`.trim() || row.email,
  pages: readPages(openPages(row)),
  looksAt: readPages(row.look_list) ?? new Set(),
  seesPrices: row.sees_prices,
  docks: readDocks(row.dock_list),
  isDemo: row.is_demo,
  timeZone: row.time_zone,
})

/** A person for work that goes on without a session, as things are now; null once he was deactivated. */
export async function personAs(db: Database, clientId: number, userId: number): Promise<Who | null> {
  const row = await db.identity
    .selectFrom('identity.member as u')
    .innerJoin('identity.client as c', 'c.client_id', 'u.client_id')
    .select(personColumns)
    .where('u.user_id', '=', userId)
    .where('u.client_id', '=', clientId)
    .where('u.active', '=', true)
    .executeTakeFirst()
  return row === undefined ? null : whoOf(row, '')
}
