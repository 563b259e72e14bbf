import type { TextKey } from '../../texts/texts.ts'

/** Where an action leads that is a page of its own; the shipment is named by its number. */
type Page = (shipmentId: number) => string

interface ShipmentAction {
  readonly label: TextKey
  /** The letter that does it: on the page of the shipment, and in its open menu anywhere. */
  readonly key?: string
  readonly page?: Page
}

const papers =
  (documents: string): Page =>
  shipmentId =>
    `/PrintDocuments?ids=${shipmentId}&documents=${documents}`

/** Papers of shipments as they were issued, in this order. */
export const reprintPage = (...shipmentIds: readonly number[]): string =>
  `/PrintDocuments?ids=${shipmentIds.join(',')}&reprint=1`

/**
 * All that can be done with a shipment: the name, the key and the page of an action are the same in lists, in the panel beside
 * them, on the page of the shipment, behind `.` and in the palette. A move from one status to another is `handMoves`.
 */
export const shipmentActions = {
  view: { label: 'shipment.view', page: id => `/ShipmentDetails/${id}` },
  edit: { label: 'shipment.edit', key: 'e', page: id => `/Prepaid/${id}/edit` },
  editItems: { label: 'shipment.editItems', key: 'i', page: id => `/Prepaid/${id}/edit#items` },
  // The form asks for prices as soon as it is there.
  getRates: { label: 'shipment.getRates', key: 'r', page: id => `/Prepaid/${id}/edit#rates` },
  askQuotes: { label: 'shipment.askQuotes', key: 'q', page: id => `/ShipmentDetails/${id}?do=ask` },
  offer: { label: 'shipment.offer', key: 'o' },
  newRates: { label: 'shipment.newRates', key: 'r' },
  pickup: { label: 'shipment.changePickup', key: 'u' },
  door: { label: 'shipment.changeDoor' },
  pro: { label: 'shipment.enterPro', page: id => `/ShipmentDetails/${id}?do=pro` },
  services: { label: 'shipment.changeServices', key: 's' },
  addOrders: { label: 'shipment.addOrders', key: 'd' },
  takeApart: { label: 'shipment.takeApart' },
  attach: { label: 'shipment.attach', key: 'a', page: id => `/ShipmentDetails/${id}#files` },
  return: { label: 'shipment.makeReturn' },
  bol: { label: 'shipment.printBol', key: 'p', page: papers('bol') },
  labels: { label: 'shipment.printLabels', key: 'l', page: papers('label') },
  packing: { label: 'shipment.printPacking', page: papers('packing-list') },
  // What was issued already, and an edit with the papers that follow.
  reprint: { label: 'shipment.reprint', page: reprintPage },
  editReprint: { label: 'shipment.editReprint', page: id => `/Prepaid/${id}/edit#reprint` },
  downloadPacking: { label: 'shipment.downloadPacking' },
  track: { label: 'shipment.track', key: 't', page: id => `/ShipmentDetails/${id}#tracking` },
  downloadPod: { label: 'shipment.downloadPod' },
  event: { label: 'shipment.addEvent', key: 'v', page: id => `/ShipmentDetails/${id}?do=event` },
  notify: { label: 'shipment.notifyCarrier', key: 'w' },
  link: { label: 'shipment.sendTracking', key: 'k' },
  copy: { label: 'shipment.copy', key: 'c', page: id => `/Prepaid/${id}/copy` },
  new: { label: 'shipment.newShipment', key: 'n' },
  archive: { label: 'shipment.archive' },
  unarchive: { label: 'shipment.unarchive' },
  void: { label: 'shipment.void' },
} as const satisfies Readonly<Record<string, ShipmentAction>>

export type ShipmentActionId = keyof typeof shipmentActions

/** The name and the key of an action, as they are shown. */
export const namedAction = (id: ShipmentActionId): Pick<ShipmentAction, 'label' | 'key'> => {
  const { label, key }: ShipmentAction = shipmentActions[id]
  return key === undefined ? { label } : { label, key }
}
