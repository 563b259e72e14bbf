import type { PageId } from '@waybill/contract'
import type { Kysely } from 'kysely'
import type { Tx } from '../db/open.ts'
import type { DB } from '../db/schema.generated.ts'

type Door = Tx | Kysely<DB>

/** A person in a company. */
export interface Member {
  readonly userId: number
  readonly clientId: number
}

/** Names of pages, as they are kept; null is every page. */
export const readPages = (list: string | null): ReadonlySet<PageId> | null =>
  list === null ? null : new Set(list.split(',').map(page => page.trim() as PageId))

/** The company that a person works in when he signs in: the one of his last session, else the first that is left to him. */
export const signInMember = (db: Door, email: string) =>
  db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .select(['m.user_id', 'm.client_id', 'm.first_name', 'm.password_hash'])
    .where('m.email', '=', email)
    .where('m.active', '=', true)
    .orderBy(eb => eb('p.last_client_id', '=', eb.ref('m.client_id')), 'desc')
    .orderBy('m.client_id')
    .limit(1)
    .executeTakeFirst()
