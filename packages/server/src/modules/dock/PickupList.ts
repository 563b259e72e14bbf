import { PICKUP_LIST_MAX, type PickupList } from '@waybill/contract/calls/Shipment/PickupList.ts'
import type { PickupList as PaperList } from '@waybill/documents'
import {
  type Address,
  billed,
  consignments,
  rowsOn,
  type Stop,
  samePlaceKey,
  sentence,
  shipmentTotals,
} from '@waybill/domain'
import { CompiledQuery, sql } from 'kysely'
import { recordChanges } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { paperLogo } from '../../letterhead.ts'
import { Refusal } from '../../refusal.ts'
import { dockAt, loadShipments, type ShipmentRecord } from '../shipments/index.ts'
import { type DockDay, dockDay, leavesDock } from './dockDay.ts'

type Asked = Given<typeof PickupList>

/** Freight that one carrier takes from one place to one consignee. */
interface Load {
  readonly record: ShipmentRecord
  readonly number: string
  readonly from: Stop
  readonly to: Stop
  readonly totals: ReturnType<typeof shipmentTotals>
}

function loadsOf(record: ShipmentRecord): readonly Load[] {
  const ways = consignments(record.shipment)
  // Freight that nobody described yet is picked up all the same.
  return (ways.length > 0 ? ways : billed(record.shipment)).map(about => {
    const { number, from, to } = about
    return { record, number, from, to, totals: shipmentTotals(rowsOn(record.shipment, about)) }
  })
}

/** Tendered, and nothing of it has left. */
const waits = ({ status, setAside }: ShipmentRecord): boolean => status === 'T' && setAside === ''

/**
 * What waits on a day, from the index of pickups (shipment_pickups). A dock may be the second of several places where a
 * shipment is picked up.
 */
const waitingQuery = (clientId: number, { date, site }: DockDay, scac: string) => ({
  compile: () =>
    CompiledQuery.raw(
      `select s.shipment_id from shipment s
        where s.client_id = $1 and s.bucket = 'T' and s.pickup_date = $2::date and ($4 = '' or s.carrier_scac = $4)
          and ($3::bigint is null or s.site_id = $3 or exists (
            select 1 from stop t where t.client_id = s.client_id and t.shipment_id = s.shipment_id and t.number = 3))
        order by s.shipment_id limit ${PICKUP_LIST_MAX + 1}`,
      [clientId, date, site?.address_id ?? null, scac],
    ) as CompiledQuery<{ readonly shipment_id: number }>,
})

/** Whether freight is picked up on the day at the docks that were asked for. */
function isThere({ record, from }: Load, { docks, site, date }: DockDay): boolean {
  if (from.window.date !== date) return false
  if (site !== null) return dockAt(docks, from.address)?.addressId === site.address_id
  return record.siteId === null || leavesDock(from.address, docks)
}

async function loadsFor({ db, who, input }: Asked, day: DockDay): Promise<readonly Load[]> {
  const { clientId } = who
  if (input.shipmentIds.length > 0) {
    const records = await loadShipments(db, clientId, [...new Set(input.shipmentIds)])
    return records.filter(record => waits(record)).flatMap(loadsOf)
  }
  const rows = await db.read(waitingQuery(clientId, day, input.CarrierSCAC))
  if (rows.length > PICKUP_LIST_MAX) throw new Refusal('TooManyRows', { max: PICKUP_LIST_MAX })
  const ids = rows.map(row => row.shipment_id)
  const records = await loadShipments(db, clientId, ids)
  return records.flatMap(loadsOf).filter(load => isThere(load, day))
}

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const placeKey = ({ company, street, zip }: Address): string => samePlaceKey(company, street, zip)

/** One list for each day, place and carrier, in this order. */
const listKey = ({ record, from }: Load): string =>
  [from.window.date, placeKey(from.address), record.carrierName, record.carrierScac].join('\n')

const addressLines = ({ company, street, street2, city, state, zip }: Omit<Address, 'country'>): readonly string[] =>
  [company, street, street2, `${city}, ${state} ${zip}`].filter(line => line.trim() !== '')

const said = (texts: readonly string[]): string => [...new Set(texts.filter(text => text !== ''))].join(', ')

/** The rows of a list as they are loaded: door by door, those without one last, the first window first. */
const inOrder = (loads: readonly Load[]): readonly Load[] =>
  loads.toSorted(
    (a, b) =>
      Number(a.from.door === '') - Number(b.from.door === '') ||
      natural.compare(a.from.door, b.from.door) ||
      natural.compare(a.from.window.from, b.from.window.from) ||
      natural.compare(a.number, b.number),
  )

function listOf(loads: readonly Load[]): PaperList | null {
  const [first] = loads
  if (first === undefined) return null
  const { record, from } = first
  return {
    ...{ carrier: record.carrierName, scac: record.carrierScac, date: from.window.date },
    from: addressLines(from.address),
    trailer: said(loads.map(({ record: one }) => one.shipment.trailerNumber)),
    seals: said(loads.map(({ record: one }) => one.shipment.seals)),
    rows: inOrder(loads).map(({ record: one, number, to, from: { door }, totals }) => ({
      ...{ bolNumber: number, pro: one.proNumber, consignee: to.address.company, door },
      place: [to.address.city, to.address.state].filter(text => text !== '').join(', '),
      ...{ handlingUnits: totals.handlingUnits, pieces: totals.pieces },
      ...{ weightLb: totals.weightLb, hazmat: totals.hazmat },
    })),
  }
}

/** The paper of a day on which nothing waits: it says so. */
function nothingOn({ site, date }: DockDay, scac: string): PaperList {
  const from = site === null ? [] : addressLines({ ...dockAddress, ...site })
  return { carrier: scac, scac, date, from, trailer: '', seals: '', rows: [] }
}

const dockAddress = { street2: '', contactName: '', contactPhone: '', contactEmail: '' }

/** Writes into the history of each shipment that it was on a list, and on how many by now. */
async function recordListed({ db, who, request, now }: Asked, shipmentIds: readonly number[]): Promise<void> {
  const { clientId } = who
  await db.transaction(async tx => {
    // Two who print at once would both count the same.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`pickupList/${clientId}`}, 0))`.execute(tx)
    const { rows } = await sql<{ shipmentId: number; lists: number }>`
      select entity_id as "shipmentId", count(*)::int as lists from audit_entry
       where client_id = ${clientId} and entity = 'shipment' and entity_id = any(${shipmentIds}::bigint[])
         and action = 'pickupListed' group by 1`.execute(tx)
    const before = new Map(rows.map(({ shipmentId, lists }) => [shipmentId, lists]))
    const changes = shipmentIds.map(entityId => {
      const prints = (before.get(entityId) ?? 0) + 1
      const after = prints === 1 ? { prints } : { prints, note: sentence('printedTimes', { prints }) }
      return { entity: 'shipment', entityId, action: 'pickupListed', after }
    })
    await recordChanges(tx, { who, requestId: request.id, at: now }, changes)
  })
}

export const pickupList: Handler<typeof PickupList> = async asked => {
  const { app, db, who, now, input } = asked
  const day = await dockDay(db, who, now, input)
  const loads = await loadsFor(asked, day)
  if (loads.length === 0 && input.shipmentIds.length > 0) throw new Refusal('NothingToPickUp')
  const byList = Map.groupBy(loads, listKey)
  const lists = [...byList.keys()].sort(natural.compare).flatMap(key => listOf(byList.get(key) ?? []) ?? [])
  const head = { sample: who.isDemo, ...(await paperLogo(app, who.clientId)) }
  const shown = lists.length === 0 ? [nothingOn(day, input.CarrierSCAC)] : lists
  const { pickupListPdf } = await import('@waybill/documents')
  const [only, ...others] = lists
  const whose = only === undefined || others.length > 0 ? '' : ` ${only.carrier || only.scac}`
  const title = `Pickup list${whose.trimEnd()} ${shown[0]?.date ?? day.date}`
  const bytes = await pickupListPdf(
    title,
    shown.map(list => ({ ...list, ...head })),
  )
  if (loads.length > 0) await recordListed(asked, [...new Set(loads.map(({ record }) => record.shipmentId))])
  return { name: `${title}.pdf`, mime: 'application/pdf', body: Buffer.from(bytes), inline: true }
}
