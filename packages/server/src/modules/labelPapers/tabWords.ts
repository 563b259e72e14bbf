import type { TabWords } from '@waybill/documents'
import { destinationOf, formatDate, packagesOf, type Shipment, type TabField } from '@waybill/domain'
import type { Label } from '../labels/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'

/** The package of a label, and which it is among all; null: it is no longer there. */
export function packageOf({ shipment }: Pick<ShipmentRecord, 'shipment'>, { unitId, place }: Label) {
  const all = packagesOf(shipment)
  const index = all.findIndex(one => one.unitId === unitId && one.place === place)
  const found = all[index]
  return found === undefined ? null : { ...found, number: index + 1, of: all.length }
}

/** Numbers as one text, each once; blank without any. */
function titled(title: string, titles: string, numbers: readonly string[]): string {
  const given = [...new Set(numbers.map(number => number.trim()).filter(number => number !== ''))]
  return given.length === 0 ? '' : `${given.length > 1 ? titles : title} ${given.join(', ')}`
}

const ordersOf = ({ customerOrders = [], orderNumber, customerPo }: Shipment) =>
  customerOrders.length > 0 ? customerOrders : [{ number: orderNumber, customerPo }]

type Words = (record: ShipmentRecord, label: Label) => string

const words: Readonly<Record<TabField, Words>> = {
  shipment: ({ bolNumber }) => titled('Shipment', '', [bolNumber]),
  orders: ({ shipment }) =>
    titled(
      'Order',
      'Orders',
      ordersOf(shipment).map(one => one.number),
    ),
  po: ({ shipment }) =>
    titled(
      'PO',
      'POs',
      ordersOf(shipment).map(one => one.customerPo),
    ),
  references: ({ shipment }) => titled('Ref', 'Refs', shipment.references),
  shipTo: ({ shipment }) => titled('To', '', [destinationOf(shipment).company]),
  weight(record, label) {
    const found = packageOf(record, label)
    return found === null ? '' : `${found.weightLb} lb, ${found.number} of ${found.of}`
  },
  date({ shipment }) {
    const date = shipment.stops[0]?.window.date ?? ''
    return date === '' ? '' : formatDate(date)
  },
}

/** What the tab of a label says, in the order it was chosen. Papers are English. */
export const tabWords = (
  { label, record }: { readonly label: Label; readonly record: ShipmentRecord },
  { tabFields, tabText }: { readonly tabFields: readonly TabField[]; readonly tabText: string },
): TabWords => ({ facts: [...new Set(tabFields)].map(field => words[field](record, label)), note: tabText })
