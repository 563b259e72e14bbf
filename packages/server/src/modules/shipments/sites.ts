import { DOCK_SITES_MAX } from '@waybill/contract'
import { type Address, type Shipment, type Stop, samePlaceKey } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { Hold } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'

/** An own dock of the address book. */
export interface Dock {
  readonly addressId: number
  readonly company: string
  readonly city: string
  readonly key: string
}

export interface DockRow {
  readonly address_id: number
  readonly company: string
  readonly city: string
  readonly street: string
  readonly state: string
  readonly zip: string
  readonly country: string
}

export const docksQuery = (clientId: number): CompiledQuery<DockRow> =>
  CompiledQuery.raw(
    `select address_id, company, city, street, state, zip, country from address where client_id = $1 and is_ours
      order by company, city, address_id limit ${DOCK_SITES_MAX}`,
    [clientId],
  ) as CompiledQuery<DockRow>

export const dockOf = ({ address_id, company, city, street, zip }: DockRow): Dock => ({
  ...{ addressId: address_id, company, city },
  key: samePlaceKey(company, street, zip),
})

const keyOf = ({ company, street, zip }: Address): string => samePlaceKey(company, street, zip)

/** The dock that a place is; null: it is none of ours. */
export const dockAt = (docks: readonly Dock[], address: Address): Dock | null =>
  docks.find(({ key }) => key === keyOf(address)) ?? null

type Ends = readonly [Address, Address]

/** The dock that a shipment leaves, or reaches where it leaves none. */
const siteBetween = (docks: readonly Dock[], [from, to]: Ends): number | null =>
  (dockAt(docks, from) ?? dockAt(docks, to))?.addressId ?? null

const endsOf = ({ stops }: Pick<Shipment, 'stops'>): Ends | null => {
  const [first, last] = [stops[0], stops.at(-1)]
  return first === undefined || last === undefined ? null : [first.address, last.address]
}

const placesOf = ({ stops }: Pick<Shipment, 'stops'>): string =>
  [stops[0], stops.at(-1)].map((stop: Stop | undefined) => (stop === undefined ? '' : keyOf(stop.address))).join('\n')

/** Whether another site may follow from an edit. */
export const isElsewhere = (before: Shipment, after: Shipment): boolean => placesOf(before) !== placesOf(after)

/** The entry of the address book that is the site of a shipment; null: neither end is an own dock. */
export async function siteOf(tx: Tx, clientId: number, shipment: Shipment): Promise<number | null> {
  const [site = null] = endsOf(shipment) === null ? [] : await sitesOf(tx, clientId, [shipment])
  return site
}

/** The same for several, in the order given. */
export async function sitesOf(
  tx: Tx,
  clientId: number,
  shipments: readonly Shipment[],
): Promise<readonly (number | null)[]> {
  const { rows } = await tx.executeQuery(docksQuery(clientId))
  const docks = rows.map(dockOf)
  return shipments.map(shipment => {
    const ends = endsOf(shipment)
    return ends === null ? null : siteBetween(docks, ends)
  })
}

/** Shipments that one short transaction looks through. */
const AT_ONCE = 1_000

interface EndsRow {
  readonly shipment_id: number
  readonly site_id: number | null
  readonly origin: Address
  readonly destination: Address
}

/** The next shipments of a company, newest first: those that people look at have their site first. */
const nextEnds = (clientId: number, before: number | null): CompiledQuery<EndsRow> =>
  CompiledQuery.raw(
    `select s.shipment_id, s.site_id, f.address as origin, l.address as destination
       from (select client_id, shipment_id, site_id from shipment
              where client_id = $1 and ($2::bigint is null or shipment_id < $2)
              order by shipment_id desc limit ${AT_ONCE}) s
       join lateral (select address from stop t where t.client_id = s.client_id and t.shipment_id = s.shipment_id
                      order by number limit 1) f on true
       join lateral (select address from stop t where t.client_id = s.client_id and t.shipment_id = s.shipment_id
                      order by number desc limit 1) l on true
      order by s.shipment_id desc`,
    [clientId, before],
  ) as CompiledQuery<EndsRow>

/**
 * Gives all shipments of a company the site that follows from its own docks as they are now, a thousand at a time, so that
 * nobody waits for it. One that is edited meanwhile keeps what its edit gave it.
 */
export async function matchSites(app: App, { clientId }: DueWork, hold: Hold): Promise<Date | null> {
  const db = app.db.forClient(clientId)
  let before: number | null = null
  for (;;) {
    if (hold.ending.aborted || !(await hold.renew())) return app.clock.now()
    const last: number | null = await db.transaction(async tx => {
      const { rows: docks } = await tx.executeQuery(docksQuery(clientId))
      const own = docks.map(dockOf)
      const { rows } = await tx.executeQuery(nextEnds(clientId, before))
      const moved = rows.flatMap(row => {
        const site = siteBetween(own, [row.origin, row.destination])
        return site === row.site_id ? [] : [{ id: row.shipment_id, was: row.site_id, site }]
      })
      if (moved.length > 0) {
        await tx.executeQuery(
          CompiledQuery.raw(
            `update shipment s set site_id = m.site from jsonb_to_recordset($2::jsonb) m (id bigint, was bigint, site bigint)
              where s.client_id = $1 and s.shipment_id = m.id and s.site_id is not distinct from m.was`,
            [clientId, JSON.stringify(moved)],
          ),
        )
      }
      return rows.length < AT_ONCE ? null : (rows.at(-1)?.shipment_id ?? null)
    })
    if (last === null) return null
    before = last
  }
}
