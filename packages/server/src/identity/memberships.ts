import type { PageId } from '@waybill/contract'
import { companyPages, pages, pricePages } from '@waybill/contract/pages.ts'
import type { BookingRight } from '@waybill/domain'
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

/** Address ids of docks, as they are kept; null is all. */
export const readDocks = (list: string | null): readonly number[] | null =>
  list === null ? null : list.split(',').map(Number)

const allPages = Object.keys(pages) as PageId[]

/**
 * The pages that somebody opens, as they are kept: of those he has, none that shows prices to who sees none, and none that tells of
 * all docks to who works at some.
 */
export function openPages({
  page_list,
  sees_prices,
  dock_list,
}: {
  readonly page_list: string | null
  readonly sees_prices: boolean
  readonly dock_list: string | null
}): string | null {
  if (sees_prices && dock_list === null) return page_list
  const closed = new Set<PageId>([...(sees_prices ? [] : pricePages), ...(dock_list === null ? [] : companyPages)])
  return [...(readPages(page_list) ?? allPages)].filter(page => !closed.has(page)).join(',')
}

/** The company that a person works in when he signs in: the one of his last session, else the first that is left to him. */
export const signInMember = (db: Door, by: { readonly email: string } | { readonly userId: number }) =>
  db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .select(['m.user_id', 'm.client_id', 'm.first_name', 'm.password_hash', 'p.agreement'])
    .where(eb => ('email' in by ? eb('m.email', '=', by.email) : eb('m.user_id', '=', by.userId)))
    .where('m.active', '=', true)
    .orderBy(eb => eb('p.last_client_id', '=', eb.ref('m.client_id')), 'desc')
    .orderBy('m.client_id')
    .limit(1)
    .executeTakeFirst()

/** What a membership opens. */
export interface Rights {
  readonly groupId: number | null
  /** Null: the group's pages, without a group all. */
  readonly pages: readonly PageId[] | null
  readonly looksAt: readonly PageId[]
  readonly seesPrices: boolean
  /** Address ids of own docks; null: all. */
  readonly docks: readonly number[] | null
}

const pageRow = ({ pages, looksAt }: Pick<Rights, 'pages' | 'looksAt'>) => ({
  page_list: pages === null ? null : [...new Set(pages)].join(','),
  look_list: [...new Set(looksAt)].filter(page => pages === null || pages.includes(page)).join(','),
})

const rightsRow = ({ groupId, seesPrices, docks, ...rights }: Rights) => ({
  group_id: groupId,
  sees_prices: seesPrices,
  dock_list: docks === null ? null : [...new Set(docks)].join(','),
  ...pageRow(rights),
})

/** What a membership opens of its own, as it is kept. */
export const rightsKept = (row: {
  readonly group_id: number | null
  readonly page_list: string | null
  readonly look_list: string
  readonly sees_prices: boolean
  readonly dock_list: string | null
}): Rights => ({
  groupId: row.group_id,
  pages: row.page_list === null ? null : [...(readPages(row.page_list) ?? [])],
  looksAt: [...(readPages(row.look_list) ?? [])],
  seesPrices: row.sees_prices,
  docks: readDocks(row.dock_list),
})

/** Everybody whose rights are changed waits for whoever changes some of the same company. */
export const lockMemberships = (tx: Tx, clientId: number) =>
  tx
    .selectFrom('identity.client')
    .select('client_id')
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** A person and the membership, whatever its state; null where there is none. */
export const findMembership = (tx: Tx, { userId, clientId }: Member) =>
  tx
    .selectFrom('identity.membership as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .selectAll('m')
    .select('p.email')
    .where('m.user_id', '=', userId)
    .where('m.client_id', '=', clientId)
    .executeTakeFirst()

/** What somebody may book, as it is saved; what is left out stays as it is. */
export interface BookingSaved {
  readonly mayBook?: boolean | undefined
  /** Minor units of `currency`; null: no limit. */
  readonly limit?: number | null | undefined
  readonly currency?: string | undefined
}

const bookingRow = ({ mayBook, limit, currency }: BookingSaved) => ({
  ...(mayBook === undefined ? {} : { may_book: mayBook }),
  ...(limit === undefined ? {} : { booking_limit: limit }),
  ...(currency === undefined ? {} : { booking_limit_currency: currency }),
})

/** What somebody may book by himself; undefined for who is no active member. */
export async function bookingRightOf(
  tx: Tx,
  { userId, clientId }: Member,
): Promise<(BookingRight & { readonly seesPrices: boolean }) | undefined> {
  const row = await tx
    .selectFrom('identity.member')
    .select(['may_book', 'booking_limit', 'booking_limit_currency', 'sees_prices'])
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { may_book: mayBook, booking_limit: limit, booking_limit_currency: currency, sees_prices: seesPrices } = row
  return { mayBook, limit, currency, seesPrices }
}

/** Active people who may change what Manage Users shows. */
export async function administratorsOf(tx: Tx, clientId: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('identity.member')
    .select(['user_id', 'page_list', 'look_list'])
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .execute()
  return rows.flatMap(row =>
    readPages(row.page_list)?.has('ManageUsers') !== false && readPages(row.look_list)?.has('ManageUsers') !== true
      ? [row.user_id]
      : [],
  )
}

/** How many active people may change what Manage Users shows. */
export const countAdministrators = async (tx: Tx, clientId: number): Promise<number> =>
  (await administratorsOf(tx, clientId)).length

/** What a colleague calls somebody. */
export interface Names {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
  readonly title: string
}

/** Makes somebody a member who is yet to accept it. A person without an account gets one without a password. */
export async function inviteMember(
  tx: Tx,
  given: {
    readonly clientId: number
    /** In small letters. */
    readonly email: string
    readonly names: Names
    readonly rights: Rights
    readonly booking: BookingSaved
    readonly invitedBy: number
    readonly at: Date
  },
): Promise<number> {
  const { clientId, email, names, rights, booking, invitedBy, at } = given
  await tx
    .insertInto('identity.person')
    // The first-time wizard asks for the addresses of a company, which this one has.
    .values({ last_client_id: clientId, email, ...names, profile_due: false })
    .onConflict(oc => oc.column('email').doNothing())
    .execute()
  const { user_id } = await tx
    .selectFrom('identity.person')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const invited = {
    ...rightsRow(rights),
    ...bookingRow(booking),
    invited_as: JSON.stringify(names),
    invited_by: invitedBy,
    invited_at: at.toISOString(),
    accepted_at: null,
    active: true,
  }
  await tx
    .insertInto('identity.membership')
    .values({ user_id, client_id: clientId, ...invited })
    .onConflict(oc =>
      oc
        .columns(['user_id', 'client_id'])
        .doUpdateSet(eb => ({ ...invited, version: eb('identity.membership.version', '+', 1) })),
    )
    .execute()
  return user_id
}

/** Changes what a membership opens, or whether it opens anything, in the version that was seen; false: there is another. */
export async function changeMembership(
  tx: Tx,
  { userId, clientId }: Member,
  version: number,
  change: {
    readonly rights?: Rights
    readonly booking?: BookingSaved
    readonly active?: boolean
    /** What is left out stays. */
    readonly names?: Partial<Names>
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity.membership')
    .set(eb => ({
      ...(change.rights === undefined ? {} : rightsRow(change.rights)),
      ...(change.booking === undefined ? {} : bookingRow(change.booking)),
      ...(change.active === undefined ? {} : { active: change.active }),
      ...(change.names === undefined ? {} : { invited_as: eb('invited_as', '||', JSON.stringify(change.names)) }),
      version: eb('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Accepts an invitation; false: it was withdrawn or accepted meanwhile. */
export async function acceptMembership(tx: Tx, { userId, clientId }: Member, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity.membership')
    .set({ accepted_at: at.toISOString() })
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes back a membership that nobody accepted. The person stays: he may be another company’s. */
export async function withdrawMembership(tx: Tx, { userId, clientId }: Member): Promise<void> {
  await tx
    .deleteFrom('identity.membership')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('accepted_at', 'is', null)
    .execute()
}

/** Demands a second factor of everybody in the company, or does no more; false: it was so already. */
export async function demandFactor(tx: Tx, clientId: number, isDemanded: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity.client')
    .set({ demands_factor: isDemanded })
    .where('client_id', '=', clientId)
    .where('demands_factor', '!=', isDemanded)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What is saved of a group. */
export interface GroupSaved extends Pick<Rights, 'pages' | 'looksAt'> {
  readonly name: string
  readonly code: string
  /** Left out: as it was. */
  readonly demandsFactor?: boolean | undefined
}

const groupRow = ({ name, code, demandsFactor, ...rights }: GroupSaved) => ({
  ...{ name, code, ...pageRow(rights) },
  ...(demandsFactor === undefined ? {} : { demands_factor: demandsFactor }),
})

/** Whether another group of the company is called so. */
export async function isGroupName(tx: Tx, clientId: number, name: string, except = 0): Promise<boolean> {
  const row = await tx
    .selectFrom('identity.page_group')
    .select('group_id')
    .where('client_id', '=', clientId)
    .where('group_id', '!=', except)
    .where(eb => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst()
  return row !== undefined
}

/** A group as it is kept; undefined where the company has none of that number. */
export const findGroup = (tx: Tx, clientId: number, groupId: number) =>
  tx
    .selectFrom('identity.page_group')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('group_id', '=', groupId)
    .executeTakeFirst()

/** Adds a group. Returns its number. */
export async function addGroup(tx: Tx, clientId: number, group: GroupSaved): Promise<number> {
  const { group_id } = await tx
    .insertInto('identity.page_group')
    .values({ client_id: clientId, ...groupRow(group) })
    .returning('group_id')
    .executeTakeFirstOrThrow()
  return group_id
}

/** Changes a group in the version that was seen; false: there is another. */
export async function changeGroup(
  tx: Tx,
  clientId: number,
  { groupId, version }: { readonly groupId: number; readonly version: number },
  group: GroupSaved,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity.page_group')
    .set(eb => ({ ...groupRow(group), version: eb('version', '+', 1) }))
    .where('client_id', '=', clientId)
    .where('group_id', '=', groupId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a group. @returns how many people are in it, where that keeps it */
export async function deleteGroup(tx: Tx, clientId: number, groupId: number): Promise<number> {
  const { members } = await tx
    .selectFrom('identity.membership')
    .select(eb => eb.fn.countAll<number>().as('members'))
    .where('client_id', '=', clientId)
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow()
  if (members > 0) return members
  await tx.deleteFrom('identity.page_group').where('client_id', '=', clientId).where('group_id', '=', groupId).execute()
  return 0
}
