import type { WireItemGap } from '@waybill/contract/wire/salesOrder.ts'
import {
  type CustomerOrder,
  freightOfItems,
  gapsInMode,
  itemsOf,
  levelOfPackaging,
  type Mode,
  orderName,
  originOf,
  type Shipment,
  shipmentTotals,
  statusNames,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { zoneOf } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { allocate, lockOrders, type OrderRecord } from '../salesOrders/index.ts'
import {
  addShipment,
  editShipment,
  inBody,
  isComplete,
  nextShipmentNumber,
  type ShipmentRecord,
  saveShipment,
} from '../shipments/index.ts'
import { carrierNamed, differsFrom, withAsked } from './addedOrders.ts'
import {
  customerOrdersOf,
  type OrderedRow,
  openFreight,
  orderStart,
  refuseDiffering,
  refuseVias,
  refuseWanted,
  shipmentOfOrders,
} from './orderedShipment.ts'

/** What a call knows of who asks, and when. */
export interface Asked {
  readonly app: App
  readonly tx: Tx
  readonly who: Who
  readonly now: Date
  readonly request: { readonly id: string }
}

export interface SeenOrder {
  readonly orderId: number
  /** Null: as it is now. */
  readonly version: number | null
}

/**
 * The orders, locked, in the versions that were seen.
 * @throws {Refusal} NotFound, ChangedMeanwhile
 */
export async function seenOrders({ tx, who }: Pick<Asked, 'tx' | 'who'>, seen: readonly SeenOrder[]) {
  const once = new Map(seen.map(one => [one.orderId, one]))
  const records = await lockOrders(tx, who.clientId, [...once.keys()])
  if (records.some(({ orderId, version }) => (once.get(orderId)?.version ?? version) !== version)) {
    throw new Refusal('ChangedMeanwhile')
  }
  return records as readonly [OrderRecord, ...OrderRecord[]]
}

/** Rows of freight of which something has to be said before they are priced without a guess. */
export const gapsOf = (rows: readonly OrderedRow[], mode: Mode): WireItemGap[] =>
  rows.flatMap(({ item, gaps }, index) => {
    const missing = [...gapsInMode(gaps, mode)]
    return missing.length === 0 ? [] : [{ row: index + 1, item: item.itemCode || item.description, missing }]
  })

export const doerOf = ({ who, request, now }: Asked): Doer => ({ who, requestId: request.id, at: now })

/** Ties the rows to the lines they became, which stand in the same order. */
async function allocateRows(
  { app, tx, who, now }: Asked,
  { shipmentId, shipment }: ShipmentRecord,
  rows: readonly OrderedRow[],
): Promise<void> {
  const lines = shipment.lines.slice(-rows.length)
  await allocate(
    app,
    tx,
    { clientId: who.clientId, shipmentId, at: now },
    rows.map(({ orderId, lineId, quantity }, index) => {
      const shipmentLineId = lines[index]?.lineId
      if (shipmentLineId == null) throw new RangeError('A row of freight has no line.')
      return { orderId, lineId, shipmentLineId, quantity }
    }),
  )
}

/**
 * One shipment of what is open of orders, in Set items or, where it is complete, in Rate & route.
 * @throws {Refusal} NotFound, ChangedMeanwhile, NothingOpen, OrdersDiffer, OrderWithoutLines, OrderCancelWanted
 */
export async function buildFromOrders(
  asked: Asked,
  seen: readonly SeenOrder[],
): Promise<{ record: ShipmentRecord; gaps: WireItemGap[] }> {
  const { app, tx, who, now } = asked
  const records = await seenOrders(asked, seen)
  refuseDiffering(records)
  refuseWanted(who, records)
  const rows = await openFreight(tx, who.clientId, records)
  const start = await orderStart(app, tx, who, now, records)
  refuseVias(start, records)
  const shipment = shipmentOfOrders(start, records, rows)
  const gaps = gapsOf(rows, shipment.mode)
  const originZone = zoneOf(originOf(shipment), who.timeZone)
  const record = await addShipment(app, tx, doerOf(asked), {
    clientId: who.clientId,
    createdBy: who.userId,
    createdKey: crypto.randomUUID(),
    bolNumber: await nextShipmentNumber(tx, who.clientId, shipment.mode),
    originZone,
    shipment,
    status: isComplete({ shipment, originZone }, gaps, now) ? 'Q' : 'O',
  })
  await allocateRows(asked, record, rows)
  return { record, gaps }
}

/** The orders that a shipment names already, each as the bill would. */
export function namedOrders({
  customerOrders,
  orderNumber,
  customerPo,
  ...shipment
}: Shipment): readonly CustomerOrder[] {
  if (customerOrders !== undefined) return customerOrders
  if (orderNumber === '' && customerPo === '') return []
  const { pieces, weightLb } = shipmentTotals(itemsOf(shipment))
  const palletized = itemsOf(shipment).every(item => levelOfPackaging(item.handlingUnitType) === 'pallet')
  return [{ number: orderNumber, customerPo, packages: pieces, weightLb, palletized }]
}

/**
 * Adds what is open of further orders to a locked shipment that nobody tendered: their freight behind its own, from its
 * first stop to its last.
 * @throws {Refusal} as {@link buildFromOrders}, and CannotMove once it was tendered
 */
export async function addOrders(
  asked: Asked,
  before: ShipmentRecord,
  seen: readonly SeenOrder[],
): Promise<{ record: ShipmentRecord; gaps: WireItemGap[] }> {
  const { app, tx, who, now } = asked
  const { shipment } = before
  if (before.status !== 'O' && before.status !== 'Q') {
    throw new Refusal('CannotMove', { from: statusNames[before.status], to: statusNames.O })
  }
  const records = await seenOrders(asked, seen)
  refuseDiffering(records)
  refuseWanted(who, records)
  const [{ order }] = records
  const name = shipment.orderNumber || before.bolNumber
  const start = await orderStart(app, tx, who, now, records)
  refuseVias(start, records)
  const [named, carrier] = [carrierNamed(start, records), shipment.appointedCarrier ?? '']
  const differs = [
    ...differsFrom(shipment, order),
    ...(named === '' || carrier === '' || named === carrier ? [] : ['the carrier that is named']),
  ]
  if (differs.length > 0) {
    throw new Refusal('OrdersDiffer', { first: name, other: orderName(order), what: differs.join(', ') })
  }
  const rows = await openFreight(tx, who.clientId, records)
  const added = freightOfItems(
    rows.map(({ item }) => item),
    shipment.stops.length,
  )
  const first = shipment.lines.length
  const units = added.units.map(unit => ({
    ...unit,
    contents: unit.contents.map(content => ({ ...content, line: content.line + first })),
  }))
  const after: Shipment = {
    ...withAsked(shipment, start, records),
    lines: [...shipment.lines, ...added.lines],
    units: [...shipment.units, ...units],
    customerOrders: [...namedOrders(shipment), ...customerOrdersOf(records, rows)],
  }
  const how = { shipment: after, action: 'orders added', check: 'nothing', placeOf: inBody } as const
  const edited = await editShipment(app, tx, doerOf(asked), before, how)
  const gaps = gapsOf(rows, shipment.mode).map(gap => ({ ...gap, row: gap.row + first }))
  await allocateRows(asked, edited.record, rows)
  if (before.status === 'O' || isComplete(edited.record, gaps, now)) return { record: edited.record, gaps }
  const back = { action: 'moved', facts: { status: 'O' as const } }
  return { record: await saveShipment(app, tx, doerOf(asked), edited.record, back), gaps }
}
