import { type SettingKey, type SettingValues, settings } from '@waybill/contract/settings/index.ts'
import type { App } from './app.ts'
import { type TenantDb, type Tx, within } from './db/open.ts'
import { type CompanyFacts, companyColumns } from './identity/companies.ts'

type Read = Pick<TenantDb, 'read'>

/** Settings whose value stands with the company itself, where it stood before there was a registry (ADR 38). */
export const standsWithCompany = (key: SettingKey): key is SettingKey & keyof CompanyFacts =>
  Object.hasOwn(companyColumns, key)

/** What a kept value is by now: one that no longer fits its setting is as if nobody had set it. */
function readAs<K extends SettingKey>(key: K, value: unknown): SettingValues[K] {
  const { schema, start } = settings[key]
  const read = schema.safeParse(value)
  return (read.success ? read.data : start) as SettingValues[K]
}

/** The values of some settings of a company. */
export async function settingsOf<K extends SettingKey>(
  app: Pick<App, 'db'>,
  db: Read,
  clientId: number,
  keys: readonly K[],
): Promise<Pick<SettingValues, K>> {
  const [rows, [company]] = await Promise.all([
    db.read(
      app.db.query
        .selectFrom('company_setting')
        .select(['key', 'value'])
        .where('client_id', '=', clientId)
        .where('key', 'in', [...keys]),
    ),
    keys.some(standsWithCompany)
      ? db.read(
          app.db.query
            .selectFrom('identity.client')
            .select(['name', 'time_zone', 'gs1_prefix', 'order_integration', 'pallet_grid'])
            .where('client_id', '=', clientId),
        )
      : [],
  ])
  const kept = new Map<string, unknown>(rows.map(({ key, value }) => [key, value]))
  const columns = new Map<string, unknown>(Object.entries(company ?? {}))
  const valueAt = (key: K): SettingValues[K] =>
    standsWithCompany(key)
      ? (columns.get(companyColumns[key]) as SettingValues[K])
      : kept.has(key)
        ? readAs(key, kept.get(key))
        : (settings[key].start as SettingValues[K])
  return Object.fromEntries(keys.map(key => [key, valueAt(key)])) as Pick<SettingValues, K>
}

/** The value of one setting of a company. */
export async function settingOf<K extends SettingKey>(
  app: Pick<App, 'db'>,
  db: Read,
  clientId: number,
  key: K,
): Promise<SettingValues[K]> {
  return (await settingsOf(app, db, clientId, [key]))[key]
}

/** Who a company's letters come from, as a field of a letter; left out: the installation. */
export async function senderOf(app: Pick<App, 'db'>, clientId: number) {
  const keys = ['mailSender', 'mailSenderName', 'name'] as const
  const { mailSender, mailSenderName, name } = await settingsOf(app, app.db.forClient(clientId), clientId, keys)
  return mailSender === '' ? {} : { from: { name: mailSenderName || name, address: mailSender } }
}

/** What a company prints on its bills of lading in place of the product's sentences, as fields of their model. */
export async function billWords(
  app: Pick<App, 'db'>,
  clientId: number,
  tx?: Tx,
): Promise<{ readonly receipt?: string; readonly valueSentence?: string }> {
  const db = tx === undefined ? app.db.forClient(clientId) : within(tx)
  const keys = ['billTerms', 'declaredValueSentence'] as const
  const { billTerms, declaredValueSentence } = await settingsOf(app, db, clientId, keys)
  return {
    ...(billTerms === '' ? {} : { receipt: billTerms }),
    ...(declaredValueSentence === '' ? {} : { valueSentence: declaredValueSentence }),
  }
}

type Kind = 'ratesDays' | 'importRowsDays' | 'printJobsDays' | 'reportRunsDays'

/** How many days a company has something kept: as it says, else as the installation does. */
export async function retentionDays(app: Pick<App, 'db' | 'settings'>, clientId: number, kind: Kind): Promise<number> {
  return (await settingOf(app, app.db.forClient(clientId), clientId, kind)) ?? installationDays(app)[kind]
}

/** How many days the installation has things kept, where a company says nothing. */
export const installationDays = ({ settings: own }: Pick<App, 'settings'>): Readonly<Record<Kind, number>> => ({
  ratesDays: own.RATES_KEPT_DAYS,
  importRowsDays: own.IMPORT_ROWS_KEPT_DAYS,
  printJobsDays: own.PRINT_JOBS_KEPT_DAYS,
  reportRunsDays: own.REPORT_RUNS_KEPT_DAYS,
})
