import type { ReplyOf } from '@waybill/contract'
import type { ScanParcel } from '@waybill/contract/calls/Labels/ScanParcel.ts'
import { ownBoxToWire, type WireOwnBox } from '@waybill/contract/wire/ownBox.ts'
import {
  destinationOf,
  goodsOfLine,
  itemsOf,
  type LineItem,
  numberScanned,
  packagesOf,
  smallestBox,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import { type Tx, within } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { labelsOf } from '../labels/index.ts'
import { buildFromOrders, itemsOrdered } from '../orderBuilding/index.ts'
import { ownBoxes } from '../ownBoxes/index.ts'
import { findOrders } from '../salesOrders/index.ts'
import { lockShipment, type ShipmentRecord } from '../shipments/index.ts'

type Reply = ReplyOf<typeof ScanParcel>

const nothing = {
  ...{ shipmentId: null, UniqueName: '', BOLNumber: '', shipmentStatus: '', version: 0, shipMode: '' },
  ...{ consignee: '', consigneeCity: '', consigneeState: '', items: [], packages: 0, box: null, labels: 0 },
} as const satisfies Omit<Reply, 'found'>

/** More than this many shipments under one number are not told apart by it. */
const ENOUGH = 2

/** Shipments that a number names: what is still to be packed before what is under way. Voided and merged ones are none. */
async function shipmentsOf(tx: Tx, clientId: number, code: string): Promise<readonly number[]> {
  const named = tx
    .selectFrom('shipment as s')
    .select(['s.shipment_id', 's.status'])
    .where('s.client_id', '=', clientId)
    .where('s.status', 'in', ['O', 'Q', 'T', 'A', 'D'])
    .where('s.set_aside', 'not in', ['merged', 'reverted'])
    .where(eb =>
      eb.or([
        eb('s.unique_name', 'in', [code, code.toUpperCase()]),
        eb.exists(
          eb
            .selectFrom('shipment_reference as r')
            .select('r.value')
            .whereRef('r.client_id', '=', 's.client_id')
            .whereRef('r.shipment_id', '=', 's.shipment_id')
            .where('r.key', '=', code.toLowerCase()),
        ),
        eb.exists(
          eb
            .selectFrom('label as l')
            .select('l.label_id')
            .whereRef('l.client_id', '=', 's.client_id')
            .whereRef('l.shipment_id', '=', 's.shipment_id')
            .where('l.tracking_number', '=', code),
        ),
        eb.exists(
          eb
            .selectFrom('unit_label as u')
            .select('u.number')
            .whereRef('u.client_id', '=', 's.client_id')
            .whereRef('u.shipment_id', '=', 's.shipment_id')
            .where('u.number', '=', code),
        ),
      ]),
    )
    .orderBy('s.shipment_id', 'desc')
    .limit(50)
  const rows = await named.execute()
  const open = rows.filter(({ status }) => status === 'O' || status === 'Q')
  return (open.length > 0 ? open : rows).slice(0, ENOUGH).map(row => row.shipment_id)
}

/** An order by its number, its back order behind a dash or a slash where it has one. */
async function openOrder(tx: Tx, clientId: number, code: string) {
  const [, number = code, backOrder = ''] = /^(.+)[-/](\w+)$/.exec(code) ?? []
  const names = [
    { number: code, backOrder: '' },
    { number, backOrder },
  ]
  const found = await findOrders(tx, clientId, names)
  return found.find(({ order }) => order.number === code) ?? found[0]
}

/** The smallest own box that takes these items; null: none does, or the item master does not say how large they are. */
async function boxFor(app: App, tx: Tx, clientId: number, items: readonly LineItem[]): Promise<WireOwnBox | null> {
  const { boxes } = await ownBoxes(app, within(tx), clientId)
  if (boxes.length === 0) return null
  const coded = items.map(({ itemCode }) => ({ sku: itemCode, itemCode }))
  const itemOf = await itemsOrdered(tx, clientId, coded)
  const goods = items.map((item, index) => {
    const known = coded[index]
    return goodsOfLine(item, (known === undefined ? null : itemOf(known))?.levels ?? [])
  })
  const box = goods.includes(null)
    ? null
    : smallestBox(
        boxes,
        goods.flatMap(one => one ?? []),
      )
  return box === null ? null : ownBoxToWire(box)
}

/** Finds what was scanned, and builds the shipment of an order that has none yet. */
export const scanParcel: Handler<typeof ScanParcel> = async asked => {
  const { app, tx, who, input } = asked
  const { clientId } = who
  const shown = async (found: 'shipment' | 'order', record: ShipmentRecord): Promise<Reply> => {
    const { shipment } = record
    const { company, city, state } = destinationOf(shipment)
    const packages = packagesOf(shipment)
    const labels = await labelsOf(app, tx, clientId, record.shipmentId)
    return {
      found,
      ...{ shipmentId: record.shipmentId, UniqueName: record.uniqueName, BOLNumber: record.bolNumber },
      ...{ shipmentStatus: record.status, version: record.version, shipMode: shipment.mode },
      ...{ consignee: company, consigneeCity: city, consigneeState: state },
      items: itemsOf(shipment).map(({ itemCode, description, pieces }) => ({
        ...{ ItemCode: itemCode, Description: description, Qty: pieces },
      })),
      packages: packages.length,
      // Of several packages nobody says which holds what.
      box: packages.length === 1 ? await boxFor(app, tx, clientId, itemsOf(shipment)) : null,
      labels: labels.filter(({ state: now }) => now === 'bought').length,
    }
  }
  if (input.shipmentId !== null) return shown('shipment', await lockShipment(tx, clientId, input.shipmentId))
  const code = numberScanned(input.code)
  if (code === '') return { ...nothing, found: 'none' }
  const [one, other] = await shipmentsOf(tx, clientId, code)
  if (other !== undefined) return { ...nothing, found: 'several' }
  if (one !== undefined) return shown('shipment', await lockShipment(tx, clientId, one))
  const order = await openOrder(tx, clientId, code)
  if (order === undefined) return { ...nothing, found: 'none' }
  const { record } = await buildFromOrders(asked, [{ orderId: order.orderId, version: null }])
  return shown('order', record)
}
