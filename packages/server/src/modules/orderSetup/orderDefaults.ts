import { type WireOrderDefaults, wireOrderDefaults } from '@waybill/contract/wire/orderDefaults.ts'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Who } from '../../who.ts'

/** The number under which a company's own defaults stand. */
export const COMPANY = 0

type Kept = WireOrderDefaults & { readonly version: number; readonly isSet: boolean }

const none: Kept = {
  PickupFromTime: '',
  PickupToTime: '',
  Services: [],
  version: 0,
  isSet: false,
}

/** What a person and his company let new orders start with. */
export async function keptDefaults(
  app: App,
  db: Pick<TenantDb, 'read'>,
  { clientId, userId }: Pick<Who, 'clientId' | 'userId'>,
): Promise<{ readonly user: Kept; readonly company: Kept }> {
  const rows = await db.read(
    app.db.query
      .selectFrom('order_default')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('user_id', 'in', [COMPANY, userId]),
  )
  const of = (id: number): Kept => {
    const row = rows.find(one => one.user_id === id)
    if (row === undefined) return none
    const { pickup_from: PickupFromTime, pickup_to: PickupToTime, services: Services, version } = row
    if (!row.is_set) return { ...none, version }
    const kept = { PickupFromTime, PickupToTime, Services }
    return { ...wireOrderDefaults.parse(kept), version, isSet: true }
  }
  return { user: of(userId), company: of(COMPANY) }
}

/** What a new order of the person starts with: the person's own where there is any, else the company's. */
export async function defaultsFor(
  app: App,
  db: Pick<TenantDb, 'read'>,
  who: Pick<Who, 'clientId' | 'userId'>,
): Promise<WireOrderDefaults> {
  const { user, company } = await keptDefaults(app, db, who)
  const times = user.PickupFromTime !== '' && user.PickupToTime !== '' ? user : company
  return {
    PickupFromTime: times.PickupFromTime,
    PickupToTime: times.PickupToTime,
    Services: user.isSet ? user.Services : company.Services,
  }
}
