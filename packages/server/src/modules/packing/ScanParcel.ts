import type { ReplyOf } from '@waybill/contract'
import { SCAN_CHOICES_MAX, type ScanParcel } from '@waybill/contract/calls/Labels/ScanParcel.ts'
import { ownBoxToWire, type WireOwnBox } from '@waybill/contract/wire/ownBox.ts'
import {
  destinationOf,
  goodsOfLine,
  itemsOf,
  type LineItem,
  lastDigits,
  numberScanned,
  packagesOf,
  smallestBox,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import { type Tx, within } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { labelsOf } from '../labels/index.ts'
import { buildFromOrders, itemsOrdered } from '../orderBuilding/index.ts'
import { ownBoxes } from '../ownBoxes/index.ts'
import { findOrders } from '../salesOrders/index.ts'
import { lockShipment, type ShipmentRecord } from '../shipments/index.ts'
import { endingParcels, type FoundParcel, numberedParcels } from './foundParcels.ts'

type Reply = ReplyOf<typeof ScanParcel>

const nothing = {
  ...{ shipmentId: null, UniqueName: '', BOLNumber: '', shipmentStatus: '', version: 0, shipMode: '' },
  ...{ consignee: '', consigneeCity: '', consigneeState: '', items: [], packages: 0, box: null, labels: 0 },
  ...{ ending: null, choices: [], hasMoreChoices: false },
} as const satisfies Omit<Reply, 'found'>

const endingFound = ({ found }: FoundParcel): Reply['ending'] =>
  found === null ? null : { kind: found[0], number: found[1] }

/** Several shipments that may be meant, to choose from. */
const toChooseFrom = (parcels: readonly FoundParcel[]): Reply => ({
  ...nothing,
  found: 'several',
  choices: parcels.slice(0, SCAN_CHOICES_MAX).map(row => ({
    ...{ shipmentId: row.shipment_id, BOLNumber: row.bol_number, shipmentStatus: row.status },
    ...{ consignee: row.consignee, consigneeCity: row.consignee_city, consigneeState: row.consignee_state },
    ending: endingFound(row),
  })),
  hasMoreChoices: parcels.length > SCAN_CHOICES_MAX,
})

/** An order by its number, its back order behind a dash or a slash where it has one. @throws {Refusal} OrderTwice */
async function openOrder(tx: Tx, clientId: number, code: string) {
  const [, number = code, backOrder = ''] = /^(.+)[-/](\w+)$/.exec(code) ?? []
  const names = [
    { number: code, backOrder: '' },
    { number, backOrder },
  ]
  const found = await findOrders(tx, clientId, names)
  const whole = found.filter(({ order }) => order.number === code)
  const meant = whole.length > 0 ? whole : found
  const open = meant.filter(({ state }) => state === 'open')
  if (open.length > 1) throw new Refusal('OrderTwice', { number: code })
  return open[0] ?? meant[0]
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
  const shown = async (
    found: 'shipment' | 'order',
    record: ShipmentRecord,
    ending: Reply['ending'] = null,
  ): Promise<Reply> => {
    const { shipment } = record
    const { company, city, state } = destinationOf(shipment)
    const packages = packagesOf(shipment)
    const labels = await labelsOf(app, tx, clientId, record.shipmentId)
    return {
      ...nothing,
      ...{ found, ending },
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
  // One more than can be shown says that there are more.
  const most = SCAN_CHOICES_MAX + 1
  const named = await within(tx).read(numberedParcels(clientId, code, most))
  if (named.length > 1) return toChooseFrom(named)
  if (named[0] !== undefined) return shown('shipment', await lockShipment(tx, clientId, named[0].shipment_id))
  const order = await openOrder(tx, clientId, code)
  if (order !== undefined) {
    const { record } = await buildFromOrders(asked, [{ orderId: order.orderId, version: null }])
    return shown('order', record)
  }
  const digits = lastDigits(code)
  const ending = digits === null ? [] : await within(tx).read(endingParcels(clientId, digits, most))
  if (ending.length > 1) return toChooseFrom(ending)
  const [only] = ending
  if (only === undefined) return { ...nothing, found: 'none' }
  return shown('shipment', await lockShipment(tx, clientId, only.shipment_id), endingFound(only))
}
