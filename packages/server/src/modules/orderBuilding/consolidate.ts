import {
  destinationOf,
  orderName,
  originOf,
  pickupOf,
  type Shipment,
  sentence,
  servicesOf,
  statusNames,
  withServices,
} from '@waybill/domain'
import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import { allocate, heldBy, takeBack } from '../salesOrders/index.ts'
import {
  addShipment,
  isComplete,
  lockShipment,
  nextShipmentNumber,
  type ShipmentRecord,
  saveShipment,
} from '../shipments/index.ts'
import { type Asked, doerOf, namedOrders } from './buildShipments.ts'
import { instructionsTogether } from './instructions.ts'
import { onePlace } from './onePlace.ts'

interface Target {
  readonly shipmentId: number
  readonly version: number
}

/** The shipments, locked in the order of their ids, as those who want the same ones do; answered as they were asked for. */
async function lockAll({ tx, who }: Asked, targets: readonly Target[]): Promise<readonly ShipmentRecord[]> {
  const records = new Map<number, ShipmentRecord>()
  for (const { shipmentId, version } of targets.toSorted((a, b) => a.shipmentId - b.shipmentId)) {
    records.set(shipmentId, await lockShipment(tx, who.clientId, shipmentId, version))
  }
  return targets.flatMap(({ shipmentId }) => records.get(shipmentId) ?? [])
}

const named = ({ shipment, bolNumber }: ShipmentRecord): string => shipment.orderNumber || bolNumber

/** What shipments must have in common to become one, in words. */
const shared: Readonly<Record<string, (record: ShipmentRecord) => string>> = {
  'where they go to': ({ shipment }) => onePlace(destinationOf(shipment)),
  'where they leave': ({ shipment }) => onePlace(originOf(shipment)),
  'freight terms': ({ shipment }) => shipment.terms,
  'who pays the freight': ({ shipment }) => onePlace(shipment.billTo),
  mode: ({ shipment }) => shipment.mode,
  currency: ({ shipment }) => shipment.currency,
  'the carrier that is named': ({ shipment }) => shipment.appointedCarrier ?? '',
  'what is collected': ({ shipment }) => (shipment.cod === null ? '' : `COD ${shipment.bills[0]?.number}`),
}

const isHazardous = ({ shipment }: ShipmentRecord): boolean => shipment.lines.some(({ hazmat }) => hazmat !== null)

/** @throws {Refusal} CannotMove, OrdersDiffer, HazmatAlone, StopsApart */
function refuseApart(records: readonly ShipmentRecord[]): void {
  const [first, ...others] = records
  for (const record of records) {
    if (record.status !== 'O' && record.status !== 'Q') {
      throw new Refusal('CannotMove', { from: statusNames[record.status], to: statusNames.O })
    }
    if (record.shipment.stops.length > 2) throw new Refusal('StopsApart', { bol: record.bolNumber })
    if (isHazardous(record)) throw new Refusal('HazmatAlone', { bol: record.bolNumber })
  }
  for (const other of first === undefined ? [] : others) {
    const what = Object.keys(shared).filter(name => shared[name]?.(first as ShipmentRecord) !== shared[name]?.(other))
    if (what.length > 0) {
      throw new Refusal('OrdersDiffer', {
        first: named(first as ShipmentRecord),
        other: named(other),
        what: what.join(', '),
      })
    }
  }
}

const once = (texts: readonly string[]): readonly string[] => [...new Set(texts.filter(text => text.trim() !== ''))]

/** One shipment with the freight of all, as it would be had it been built of all their orders. */
export function merged(records: readonly [ShipmentRecord, ...ShipmentRecord[]]): Shipment {
  const shipments = records.map(({ shipment }) => shipment)
  const [{ shipment: head }] = records
  let lines: Shipment['lines'] = []
  let units: Shipment['units'] = []
  for (const shipment of shipments) {
    const first = lines.length
    lines = [...lines, ...shipment.lines]
    units = [
      ...units,
      ...shipment.units.map(unit => ({
        ...unit,
        contents: unit.contents.map(content => ({ ...content, line: content.line + first })),
      })),
    ]
  }
  const [earliest] = shipments.toSorted((a, b) => (pickupOf(a).date < pickupOf(b).date ? -1 : 1))
  const window = pickupOf(earliest ?? head)
  const values = shipments.map(({ declaredValue }) => declaredValue)
  return {
    ...head,
    stops: withServices(
      head.stops.map((stop, index) => (index === 0 ? { ...stop, window } : stop)),
      once(shipments.flatMap(servicesOf)),
    ),
    ...{ lines, units, orderNumber: '', customerPo: '' },
    bills: head.bills.map(bill => ({ ...bill, number: '' })),
    references: once(shipments.flatMap(({ references }) => references)).slice(0, 5),
    customerOrders: shipments.flatMap(namedOrders),
    // What is known of a place stands in each of them.
    specialInstructions: instructionsTogether(shipments.flatMap(one => one.specialInstructions.split('\n'))),
    internalNotes: once(shipments.map(one => one.internalNotes))
      .join('\n')
      .slice(0, 4000),
    // What one of them did not declare is not declared for all.
    declaredValue: values.every(value => value !== null) ? values.reduce((sum, value) => sum + value, 0) : null,
  }
}

/**
 * Merges locked shipments into a new one: their freight in their order, and what is on them of sales orders with it.
 * @throws {Refusal} ChangedMeanwhile, CannotMove, OrdersDiffer, HazmatAlone, StopsApart, MergeAlone
 */
export async function consolidate(asked: Asked, targets: readonly Target[]) {
  const { app, tx, who, now } = asked
  const seen = new Map(targets.map(one => [one.shipmentId, one]))
  const members = await lockAll(asked, [...seen.values()])
  const [first, second] = members
  if (first === undefined || second === undefined) throw new Refusal('MergeAlone')
  refuseApart(members)
  const doer = doerOf(asked)
  const held = []
  for (const member of members)
    held.push(...(await heldBy(tx, who.clientId, member.shipmentId)).map(row => ({ ...row, member })))
  const shipment = merged(members as unknown as readonly [ShipmentRecord, ...ShipmentRecord[]])
  const isReady =
    members.every(({ status }) => status === 'Q') && isComplete({ shipment, originZone: first.originZone }, [], now)
  const record = await addShipment(app, tx, doer, {
    clientId: who.clientId,
    createdBy: who.userId,
    createdKey: crypto.randomUUID(),
    bolNumber: await nextShipmentNumber(tx, who.clientId, shipment.mode),
    originZone: first.originZone,
    shipment,
    status: isReady ? 'Q' : 'O',
  })
  const gone: ShipmentRecord[] = []
  for (const member of members) {
    gone.push(
      await saveShipment(app, tx, doer, member, {
        action: 'merged',
        facts: { status: 'V', voidedFrom: member.status, setAside: 'merged', mergedInto: record.shipmentId },
        note: sentence('mergedInto', { bol: record.bolNumber }),
      }),
    )
  }
  // Lines stand in the order of the members: the same places, under new ids.
  const starts = new Map<number, number>()
  members.reduce((start, { shipmentId, shipment: { lines } }) => {
    starts.set(shipmentId, start)
    return start + lines.length
  }, 0)
  await allocate(
    app,
    tx,
    { clientId: who.clientId, shipmentId: record.shipmentId, at: now },
    held.flatMap(({ member, orderId, lineId, shipmentLineId, quantity }) => {
      const at = member.shipment.lines.findIndex(line => line.lineId === shipmentLineId)
      const own = record.shipment.lines[(starts.get(member.shipmentId) ?? 0) + at]?.lineId
      return at < 0 || own == null ? [] : [{ orderId, lineId, quantity, shipmentLineId: own }]
    }),
  )
  return { record, members: gone }
}

/**
 * What merged shipments were made of knows nothing of what was said of its orders since: it would come back with their old
 * weight, or go to their old place. @throws {Refusal} OrderChangedSince
 */
async function refuseChangedSince({ tx, who }: Asked, mergedId: number): Promise<void> {
  const { rows } = await sql<{ number: string; back_order: string }>`
    select o.number, o.back_order from shipment s
      join shipment member on member.client_id = s.client_id and member.merged_into = s.shipment_id
      join allocation a on a.client_id = s.client_id and a.shipment_id = member.shipment_id
      join sales_order o on o.client_id = s.client_id and o.order_id = a.order_id and o.updated_at > s.created_at
     where s.client_id = ${who.clientId} and s.shipment_id = ${mergedId}
     order by o.order_id limit 1`.execute(tx)
  const [order] = rows
  if (order === undefined) return
  const { number, back_order: backOrder } = order
  throw new Refusal('OrderChangedSince', { number: orderName({ number, backOrder }) })
}

/**
 * Takes a merged shipment apart, as long as nobody tendered it: what it was made of comes back as it was.
 * @throws {Refusal} NotMerged, CannotMove, OrderChangedSince
 */
export async function deconsolidate(asked: Asked, target: Target) {
  const { app, tx, who, now } = asked
  const before = await lockShipment(tx, who.clientId, target.shipmentId, target.version)
  if (before.status !== 'O' && before.status !== 'Q') {
    throw new Refusal('CannotMove', { from: statusNames[before.status], to: statusNames.O })
  }
  const rows = await tx
    .selectFrom('shipment')
    .select('shipment_id')
    .where('client_id', '=', who.clientId)
    .where('merged_into', '=', before.shipmentId)
    .where('set_aside', '=', 'merged')
    .orderBy('shipment_id')
    .execute()
  if (rows.length === 0) throw new Refusal('NotMerged')
  await refuseChangedSince(asked, before.shipmentId)
  const doer = doerOf(asked)
  const record = await saveShipment(app, tx, doer, before, {
    action: 'taken apart',
    facts: { status: 'V', voidedFrom: before.status, setAside: 'reverted' },
    note: sentence('takenApart'),
  })
  const members: ShipmentRecord[] = []
  for (const { shipment_id: shipmentId } of rows) {
    const member = await lockShipment(tx, who.clientId, shipmentId)
    const back = await saveShipment(app, tx, doer, member, {
      action: 'taken apart',
      facts: { status: member.voidedFrom ?? 'O', voidedFrom: null, setAside: '', mergedInto: null },
      note: sentence('backFrom', { bol: before.bolNumber }),
    })
    await takeBack(app, tx, { clientId: who.clientId, shipmentId, at: now })
    members.push(back)
  }
  return { record, members }
}
