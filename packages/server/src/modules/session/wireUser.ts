import type { WireUser } from '@waybill/contract/wire/user.ts'
import type { App } from '../../app.ts'
import { type Member, openPages } from '../../identity/memberships.ts'
import { preferencesIn } from '../../identity/preferences.ts'
import { logoUrlOf } from '../logo/index.ts'
import { printersOnline } from '../stations/index.ts'

/** Companies of one person that are offered to switch to. */
const COMPANIES_MAX = 100

/** The companies that a person works for, the one that he was in first before the others. */
const companiesOf = (db: App['db'], userId: number) =>
  db.identity
    .selectFrom('identity.membership as m')
    .innerJoin('identity.client as c', 'c.client_id', 'm.client_id')
    .select(['m.client_id', 'c.name'])
    .where('m.user_id', '=', userId)
    .where('m.active', '=', true)
    .where('m.accepted_at', 'is not', null)
    .orderBy('m.created_at')
    .orderBy('m.client_id')
    .limit(COMPANIES_MAX)
    .execute()

/** The user as the browser shows it (design: user fields); null when the person works for that company no more. */
export async function loadWireUser(
  app: Pick<App, 'db' | 'clock' | 'hold'>,
  { userId, clientId }: Member,
): Promise<WireUser | null> {
  const { db } = app
  const row = await db.identity
    .selectFrom('identity.member as u')
    .innerJoin('identity.client as c', 'c.client_id', 'u.client_id')
    .selectAll('u')
    .select(['c.name as company', 'c.is_demo', 'c.order_integration', 'c.pallet_grid'])
    .where('u.user_id', '=', userId)
    .where('u.client_id', '=', clientId)
    .where('u.active', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const companies = await companiesOf(db, userId)
  const who = { clientId: row.client_id, userId: row.user_id }
  const asked = { app, from: db.forClient(row.client_id), who, now: app.clock.now() }
  return {
    UserName: row.email,
    UserId: row.user_id,
    ClientId: row.client_id,
    CompanyName: row.company,
    Email: row.email,
    FirstName: row.first_name,
    LastName: row.last_name,
    Phone: row.phone,
    Title: row.title,
    GroupName: row.group_name,
    GroupID: row.group_id ?? 0,
    Groupcode: row.group_code,
    UserType: row.user_type,
    logourl: await logoUrlOf(db.identity, row.client_id),
    IntergrationCheck: row.order_integration,
    CarrierAvailability: true,
    ProfileUpdate: row.profile_due,
    IsPalletItemGrid: row.pallet_grid ? 'true' : 'false',
    isOwnClient: companies[0]?.client_id === clientId,
    companies: companies
      .map(({ client_id, name }) => ({ ClientId: client_id, CompanyName: name }))
      .toSorted((one, other) => one.CompanyName.localeCompare(other.CompanyName)),
    pageList: openPages(row),
    lookList: row.look_list,
    printerOnlineStatus: await printersOnline(asked),
    seesPrices: row.sees_prices,
    preferences: await preferencesIn(db.identity, who),
    isDemo: row.is_demo,
    isHeld: app.hold.because() !== null,
  }
}
