import type { MemberState, WireMember } from '@waybill/contract/wire/member.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../db/open.ts'
import { type Names, readDocks } from '../../identity/memberships.ts'

type Door = Pick<Database['query'], 'selectFrom'> | Tx

/** What a membership is: accepted or not, at work or not. */
export const stateSql = sql<MemberState>`
  case when not m.active then 'inactive' when m.accepted_at is null then 'invited' else 'active' end`

/** What is shown of him here: until he accepts, what whoever invited him said, and nothing of what he says of himself elsewhere. */
export const shownSql = (name: keyof Names) =>
  sql<string>`case when m.accepted_at is null then coalesce(m.invited_as ->> ${sql.lit(name)}, '') else ${sql.ref(`p.${name}`)} end`

export const lastSeenSql = sql<string | null>`(
  select max(greatest(s.created_at, s.rotated_at)) from identity.session s where s.user_id = m.user_id and s.client_id = m.client_id)`

/** A second factor is told of who accepted: whether an address has an account elsewhere is not. */
const hasFactorSql = sql<boolean>`m.accepted_at is not null and exists (
  select from identity.factor_holder f where f.user_id = m.user_id)`

/** Everybody of a company, whatever became of them. */
export const memberRows = (db: Door, clientId: number) =>
  (db as Tx)
    .selectFrom('identity.membership as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .leftJoin('identity.page_group as g', join =>
      join.onRef('g.client_id', '=', 'm.client_id').onRef('g.group_id', '=', 'm.group_id'),
    )
    .where('m.client_id', '=', clientId)
    .select(['m.user_id', 'p.email', 'm.group_id', 'm.page_list'])
    .select([shownSql('first_name').as('first_name'), shownSql('last_name').as('last_name')])
    .select([shownSql('phone').as('phone'), shownSql('title').as('title')])
    .select([
      'm.look_list',
      'm.sees_prices',
      'm.dock_list',
      'm.version',
      'm.invited_at',
      'm.may_book',
      'm.booking_limit',
      'm.booking_limit_currency',
      'g.name as group_name',
    ])
    .select([stateSql.as('state'), lastSeenSql.as('last_seen_at'), hasFactorSql.as('has_factor')])

type MemberRow = Awaited<ReturnType<ReturnType<typeof memberRows>['executeTakeFirstOrThrow']>>

/** Somebody of the company as the wire spells him. @param selfId who asks */
export const wireMemberRow = (row: MemberRow, selfId: number): WireMember => ({
  UserId: row.user_id,
  Email: row.email,
  FirstName: row.first_name,
  LastName: row.last_name,
  Phone: row.phone,
  Title: row.title,
  GroupID: row.group_id,
  GroupName: row.group_name ?? '',
  pageList: row.page_list,
  lookList: row.look_list,
  seesPrices: row.sees_prices,
  docks: row.dock_list === null ? null : [...(readDocks(row.dock_list) ?? [])],
  MayBook: row.may_book,
  BookingLimit: row.booking_limit,
  BookingLimitCurrency: row.booking_limit_currency,
  state: row.state,
  invitedAt: row.state === 'invited' ? row.invited_at : null,
  lastSeenAt: row.last_seen_at,
  isSelf: row.user_id === selfId,
  hasFactor: row.has_factor,
  version: row.version,
})
