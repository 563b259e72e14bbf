import {
  type NoticeKind,
  type PreferencesChange,
  type WirePreferences,
  wirePreferences,
} from '@waybill/contract/wire/preferences.ts'
import type { Kysely } from 'kysely'
import type { Tx } from '../db/open.ts'
import type { DB } from '../db/schema.generated.ts'
import type { Member } from './memberships.ts'

type Door = Tx | Kysely<DB>

const keptRows = (db: Door, { userId, clientId }: Member) =>
  db
    .selectFrom('identity.membership as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .select(['p.preferences as own', 'm.preferences as here'])
    .where('m.user_id', '=', userId)
    .where('m.client_id', '=', clientId)

/** What somebody chose, in a company; what he has not chosen is as it comes. */
export async function preferencesIn(db: Door, member: Member): Promise<WirePreferences> {
  const kept = await keptRows(db, member).executeTakeFirst()
  return wirePreferences.parse({ ...Object(kept?.here), ...Object(kept?.own) })
}

const given = (choices: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined)))

/** Lays a change over what was chosen: language, keys and rows for the person, the rest for the company. */
export async function changePreferences(tx: Tx, member: Member, change: PreferencesChange): Promise<WirePreferences> {
  await keptRows(tx, member).forUpdate().execute()
  const before = await preferencesIn(tx, member)
  const { language, singleKeys, rows, startPage, notices, firstViews } = change
  const views = new Map([...before.firstViews, ...(firstViews ?? [])].map(({ list, viewId }) => [list, viewId]))
  const opened = [...views].flatMap(([list, viewId]) => (viewId === null ? [] : [{ list, viewId }]))
  const own = given({ language, singleKeys, rows })
  const here = given({
    startPage,
    notices: notices && { ...before.notices, ...JSON.parse(given(notices)) },
    firstViews: firstViews && opened,
  })
  await tx
    .updateTable('identity.person')
    .set(eb => ({ preferences: eb('preferences', '||', own) }))
    .where('user_id', '=', member.userId)
    .execute()
  await tx
    .updateTable('identity.membership')
    .set(eb => ({ preferences: eb('preferences', '||', here) }))
    .where('user_id', '=', member.userId)
    .where('client_id', '=', member.clientId)
    .execute()
  return preferencesIn(tx, member)
}

type MailedKind = { [K in NoticeKind]: WirePreferences['notices'][K] extends { mail: boolean } ? K : never }[NoticeKind]

/** Whether somebody wants notices of a kind by e-mail. */
export const wantsMail = async (db: Door, member: Member, kind: MailedKind): Promise<boolean> =>
  (await preferencesIn(db, member)).notices[kind].mail
