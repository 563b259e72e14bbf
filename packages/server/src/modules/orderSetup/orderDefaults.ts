import { type WireOrderDefaults, wireOrderDefaults } from '@waybill/contract/wire/orderDefaults.ts'
import { defaultsAt } from '@waybill/domain'
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

/** The same of a dock (0: any) and a mode (blank: any). */
export interface Narrowed extends Kept {
  readonly of: 'user' | 'company'
  readonly dockId: number
  readonly mode: string
}

interface KeptDefaults {
  readonly user: Kept
  readonly company: Kept
  readonly narrowed: readonly Narrowed[]
}

/** What a person and his company let new orders start with: everywhere, and at docks and by modes. */
export async function keptDefaults(
  app: App,
  db: Pick<TenantDb, 'read'>,
  { clientId, userId }: Pick<Who, 'clientId' | 'userId'>,
): Promise<KeptDefaults> {
  const rows = await db.read(
    app.db.query
      .selectFrom('order_default')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('user_id', 'in', [COMPANY, userId])
      .orderBy('dock_id')
      .orderBy('mode')
      .orderBy('user_id'),
  )
  const all = rows.map((row): Narrowed => {
    const { pickup_from: PickupFromTime, pickup_to: PickupToTime, services: Services, version, mode } = row
    const at = { of: row.user_id === COMPANY ? 'company' : 'user', dockId: Number(row.dock_id), mode } as const
    if (!row.is_set) return { ...at, ...none, version }
    return { ...at, ...wireOrderDefaults.parse({ PickupFromTime, PickupToTime, Services }), version, isSet: true }
  })
  const isNarrow = ({ dockId, mode }: Narrowed): boolean => dockId !== 0 || mode !== ''
  const general = (whose: Narrowed['of']): Kept => {
    const found = all.find(one => one.of === whose && !isNarrow(one))
    if (found === undefined) return none
    const { of: _, dockId: __, mode: ___, ...kept } = found
    return kept
  }
  return { user: general('user'), company: general('company'), narrowed: all.filter(isNarrow) }
}

/** What new orders of the person start with, by the dock that they leave (0: none) and their mode. */
export async function defaultsFor(
  app: App,
  db: Pick<TenantDb, 'read'>,
  who: Pick<Who, 'clientId' | 'userId'>,
): Promise<(dockId: number, mode: string) => WireOrderDefaults> {
  return defaultsIn(await keptDefaults(app, db, who))
}

/** The same in defaults that are read already. */
export function defaultsIn({ user, company, narrowed }: KeptDefaults) {
  const everywhere = { dockId: 0, mode: '' }
  const all: readonly Narrowed[] = [
    { of: 'user', ...everywhere, ...user },
    { of: 'company', ...everywhere, ...company },
    ...narrowed,
  ]
  const set = all
    .filter(({ isSet }) => isSet)
    .map(({ of: whose, dockId, mode, PickupFromTime: from, PickupToTime: to, Services: services }) => ({
      ...{ whose, dockId, mode, from, to, services },
    }))
  return (dockId: number, mode: string): WireOrderDefaults => {
    const { from, to, services } = defaultsAt(set, dockId, mode)
    return { PickupFromTime: from, PickupToTime: to, Services: [...services] }
  }
}
