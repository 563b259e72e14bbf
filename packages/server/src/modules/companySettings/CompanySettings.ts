import { isDeepStrictEqual } from 'node:util'
import type { CompanySettings } from '@waybill/contract/calls/Shipment/CompanySettings.ts'
import { settingSections } from '@waybill/contract/setting.ts'
import {
  type SettingKey,
  type SettingValues,
  settingKeys,
  settings,
  settingsIn,
} from '@waybill/contract/settings/index.ts'
import { type SqlBool, sql } from 'kysely'
import { recordChanges } from '../../audit.ts'
import { installationDays, settingsOf, standsWithCompany } from '../../companySettings.ts'
import { type Tx, within } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { keepCompanyFact } from '../../identity/companies.ts'
import { Refusal } from '../../refusal.ts'
import { mayChange } from '../../who.ts'
import { lookAtSources } from '../orderSources/index.ts'

type Asked = Given<typeof CompanySettings>

/** Digits of a number of GS1 here before its check digit: prefix and serial share them. */
const NUMBER_DIGITS = 16

/** Who saves waits for who saves before him. */
const lockCompany = (tx: Tx, clientId: number) =>
  tx
    .selectFrom('identity.client')
    .select('client_id')
    .where('client_id', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

async function shown({ app, tx, who: { clientId } }: Asked) {
  const [values, rows] = await Promise.all([
    settingsOf(app, within(tx), clientId, settingKeys),
    tx.selectFrom('company_setting').select(['key', 'version']).where('client_id', '=', clientId).execute(),
  ])
  const versionOf = new Map(rows.map(({ key, version }) => [key, version]))
  const versions = Object.fromEntries(
    settingSections.map(section => [
      section,
      settingsIn(section).reduce((sum, key) => sum + (versionOf.get(key) ?? 0), 0),
    ]),
  ) as Record<(typeof settingSections)[number], number>
  const mailroom = app.settings.mailroom === null ? '' : app.settings.MAILROOM_EMAIL
  return { values: values as SettingValues, versions, installation: installationDays(app), mailroom }
}

async function keep({ tx, who, now }: Asked, key: SettingKey, value: SettingValues[SettingKey]): Promise<void> {
  const isWithCompany = standsWithCompany(key)
  if (isWithCompany) await keepCompanyFact(tx, who.clientId, key, value as never)
  const row = {
    value: isWithCompany ? null : JSON.stringify(value),
    ...{ changed_at: now.toISOString(), changed_by: who.userId },
  }
  await tx
    .insertInto('company_setting')
    .values({ client_id: who.clientId, key, ...row })
    .onConflict(oc =>
      oc.columns(['client_id', 'key']).doUpdateSet(eb => ({ ...row, version: eb('company_setting.version', '+', 1) })),
    )
    .execute()
}

/** @throws {Refusal} InvalidInput for a setting of another part, PageNotAllowed for one that somebody else changes */
function refuseStrangers({ app, who }: Asked, section: string, keys: readonly SettingKey[]): void {
  const strange = keys.filter(key => settings[key].section !== section)
  if (strange.length > 0) {
    throw new Refusal(
      'InvalidInput',
      {},
      strange.map(key => ({ at: `body.change.values.${key}`, code: 'invalid_choice', params: {} })),
    )
  }
  if (keys.some(key => !mayChange(who, [settings[key].page]))) {
    throw new Refusal('PageNotAllowed', { email: app.settings.SUPPORT_EMAIL })
  }
}

/** Where everybody may have an address: it shows nothing of who else has one there. */
const publicDomains: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com', 'ymail.com'],
  ...['icloud.com', 'me.com', 'aol.com', 'gmx.com', 'gmx.net', 'mail.com', 'proton.me', 'protonmail.com', 'zoho.com'],
])

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/**
 * Letters of one company never come from another's address: whose domain it is has been shown by who reads mail there.
 * @throws {Refusal} InvalidInput where nobody of the company signs in with an address of the sender's domain
 */
async function refuseForeignSender({ tx, who }: Asked, sender: string | undefined): Promise<void> {
  if (sender === undefined || sender === '') return
  const people = await tx
    .selectFrom('identity.member')
    .select('email')
    .where('client_id', '=', who.clientId)
    .where('active', '=', true)
    .execute()
  const isOwn = ({ email }: { readonly email: string }): boolean =>
    publicDomains.has(domainOf(sender))
      ? email.toLowerCase() === sender.toLowerCase()
      : domainOf(email) === domainOf(sender)
  if (people.some(isOwn)) return
  throw new Refusal('InvalidInput', {}, [{ at: 'body.change.values.mailSender', code: 'foreign_domain', params: {} }])
}

/**
 * A GS1 prefix is one company's alone: two under the same would print the same numbers.
 * @throws {Refusal} InvalidInput where another company has it, or it leaves too few digits for the numbers given so far
 */
async function refusePrefix({ tx, who }: Asked, prefix: string | undefined): Promise<void> {
  if (prefix === undefined || prefix === '') return
  const refused = (code: string) =>
    new Refusal('InvalidInput', {}, [{ at: 'body.change.values.gs1Prefix', code, params: {} }])
  await sql`select pg_advisory_xact_lock(hashtext('gs1 prefix'))`.execute(tx)
  const other = await tx
    .selectFrom('identity.client')
    .select('client_id')
    .where('gs1_prefix', '!=', '')
    // One that begins with the other numbers under it, too.
    .where(sql<SqlBool>`(starts_with(${prefix}, gs1_prefix) or starts_with(gs1_prefix, ${prefix}))`)
    .where('client_id', '!=', who.clientId)
    .executeTakeFirst()
  if (other !== undefined) throw refused('prefixTaken')
  const series = await tx
    .selectFrom('number_series')
    .select(['name', 'next'])
    .where('client_id', '=', who.clientId)
    .where('name', 'in', ['bol', 'unit'])
    .execute()
  // As many again as were given are to be left.
  if (series.some(({ next }) => 2 * Number(next) >= 10 ** (NUMBER_DIGITS - prefix.length)))
    throw refused('prefixTooLong')
}

/** @throws {Refusal} ChangedMeanwhile where somebody saved that part since */
export const companySettings: Handler<typeof CompanySettings> = async asked => {
  const { app, tx, who, now, request, input } = asked
  const { change } = input
  if (change === undefined) return shown(asked)
  const { clientId } = who
  const given = settingKeys.filter(key => change.values[key] !== undefined)
  refuseStrangers(asked, change.section, given)
  await lockCompany(tx, clientId)
  const before = await shown(asked)
  if (before.versions[change.section] !== change.version) throw new Refusal('ChangedMeanwhile')
  const changed = given.filter(key => !isDeepStrictEqual(before.values[key], change.values[key]))
  if (changed.includes('gs1Prefix')) await refusePrefix(asked, change.values.gs1Prefix)
  if (changed.includes('mailSender')) await refuseForeignSender(asked, change.values.mailSender)
  for (const key of changed) await keep(asked, key, change.values[key] as SettingValues[SettingKey])
  await recordChanges(
    tx,
    { who, requestId: request.id, at: now },
    changed.map(key => ({
      ...{ entity: 'companySetting', entityId: clientId, action: 'saved' },
      ...{ before: { [key]: before.values[key] }, after: { [key]: change.values[key] } },
    })),
  )
  // Sessions know their company's time zone.
  if (changed.includes('timeZone')) await app.sessions.refreshIn(tx, clientId)
  if (changed.includes('orderIntegration') && change.values.orderIntegration === true) {
    await lookAtSources(app, tx, clientId, now)
  }
  return shown(asked)
}
