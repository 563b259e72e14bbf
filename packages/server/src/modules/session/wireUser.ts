import type { WireUser } from '@waybill/contract/wire/user.ts'
import type { Database } from '../../db/open.ts'
import { logoUrlOf } from '../logo/index.ts'

/** The user as the browser shows it (design: user fields); null when there is no such active user. */
export async function loadWireUser(db: Database, userId: number): Promise<WireUser | null> {
  const row = await db.identity
    .selectFrom('identity.app_user as u')
    .innerJoin('identity.client as c', 'c.client_id', 'u.client_id')
    .selectAll('u')
    .select(['c.name as company', 'c.is_demo', 'c.order_integration', 'c.pallet_grid'])
    .where('u.user_id', '=', userId)
    .where('u.active', '=', true)
    .executeTakeFirst()
  if (!row) return null
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
    GroupID: row.group_id,
    Groupcode: row.group_code,
    UserType: row.user_type,
    logourl: await logoUrlOf(db.identity, row.client_id),
    IntergrationCheck: row.order_integration,
    CarrierAvailability: true,
    ProfileUpdate: row.profile_due,
    IsPalletItemGrid: row.pallet_grid ? 'true' : 'false',
    isOwnClient: true,
    pageList: row.page_list,
    printerOnlineStatus: false,
    isDemo: row.is_demo,
  }
}
