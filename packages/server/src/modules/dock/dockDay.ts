import type { Address } from '@waybill/domain'
import type { TenantDb } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import { zoneOf } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { type Dock, type DockRow, dockAt, dockOf, docksQuery } from '../shipments/index.ts'

export interface DockDay {
  /** The own docks of the company. */
  readonly rows: readonly DockRow[]
  readonly docks: readonly Dock[]
  /** The one that was asked for; null: all. */
  readonly site: DockRow | null
  readonly zone: string
  readonly today: string
  readonly date: string
}

/**
 * The day and the docks that are asked for: a blank day is today by the clock of the dock.
 * @throws {Refusal} NotFound where the dock is no own one of the company
 */
export async function dockDay(
  db: Pick<TenantDb, 'read'>,
  { clientId, timeZone }: Pick<Who, 'clientId' | 'timeZone'>,
  now: Date,
  input: { readonly date: string; readonly siteId: number | null },
): Promise<DockDay> {
  const rows = await db.read({ compile: () => docksQuery(clientId) })
  const site = input.siteId === null ? null : (rows.find(row => row.address_id === input.siteId) ?? null)
  if (input.siteId !== null && site === null) throw new Refusal('NotFound')
  // A company with one dock lives by its clock, and one with several by that of the first until one is chosen.
  const zone = zoneOf(site ?? rows[0] ?? { zip: '', country: '' }, timeZone)
  const today = localNow(now, zone).date
  return { rows, site, zone, today, docks: rows.map(dockOf), date: input.date === '' ? today : input.date }
}

/** Whether a place is one of our docks: what only reaches one is picked up elsewhere. */
export const leavesDock = (origin: Address | null, docks: readonly Dock[]): boolean =>
  origin === null || dockAt(docks, origin) !== null
