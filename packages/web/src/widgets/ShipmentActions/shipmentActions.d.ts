import type { TextKey } from '../../texts/texts.ts'

/** Where an action leads that is a page of its own; the shipment is named by its number. */
type Page = (shipmentId: number) => string
interface ShipmentAction {
  readonly label: TextKey
  /** The letter that does it: on the page of the shipment, and in its open menu anywhere. */
  readonly key?: string
  readonly page?: Page
}
/**
 * All that can be done with a shipment: the name, the key and the page of an action are the same in lists, in the panel beside
 * them, on the page of the shipment, behind `.` and in the palette. A move from one status to another is `handMoves`.
 */
export declare const shipmentActions: {
  readonly view: {
    readonly label: 'shipment.view'
    readonly page: (id: number) => string
  }
  readonly edit: {
    readonly label: 'shipment.edit'
    readonly key: 'e'
    readonly page: (id: number) => string
  }
  readonly editItems: {
    readonly label: 'shipment.editItems'
    readonly key: 'i'
    readonly page: (id: number) => string
  }
  readonly getRates: {
    readonly label: 'shipment.getRates'
    readonly key: 'r'
    readonly page: (id: number) => string
  }
  readonly askQuotes: {
    readonly label: 'shipment.askQuotes'
    readonly key: 'q'
    readonly page: (id: number) => string
  }
  readonly offer: {
    readonly label: 'shipment.offer'
    readonly key: 'o'
  }
  readonly newRates: {
    readonly label: 'shipment.newRates'
    readonly key: 'r'
  }
  readonly pickup: {
    readonly label: 'shipment.changePickup'
    readonly key: 'u'
  }
  readonly door: {
    readonly label: 'shipment.changeDoor'
  }
  readonly services: {
    readonly label: 'shipment.changeServices'
    readonly key: 's'
  }
  readonly addOrders: {
    readonly label: 'shipment.addOrders'
    readonly key: 'd'
  }
  readonly takeApart: {
    readonly label: 'shipment.takeApart'
  }
  readonly attach: {
    readonly label: 'shipment.attach'
    readonly key: 'a'
  }
  readonly return: {
    readonly label: 'shipment.makeReturn'
  }
  readonly bol: {
    readonly label: 'shipment.printBol'
    readonly key: 'p'
    readonly page: Page
  }
  readonly labels: {
    readonly label: 'shipment.printLabels'
    readonly key: 'l'
    readonly page: Page
  }
  readonly packing: {
    readonly label: 'shipment.printPacking'
    readonly page: Page
  }
  readonly downloadPacking: {
    readonly label: 'shipment.downloadPacking'
  }
  readonly track: {
    readonly label: 'shipment.track'
    readonly key: 't'
    readonly page: (id: number) => string
  }
  readonly downloadPod: {
    readonly label: 'shipment.downloadPod'
  }
  readonly event: {
    readonly label: 'shipment.addEvent'
    readonly key: 'v'
  }
  readonly notify: {
    readonly label: 'shipment.notifyCarrier'
    readonly key: 'w'
  }
  readonly link: {
    readonly label: 'shipment.sendTracking'
    readonly key: 'k'
  }
  readonly copy: {
    readonly label: 'shipment.copy'
    readonly key: 'c'
    readonly page: (id: number) => string
  }
  readonly new: {
    readonly label: 'shipment.newShipment'
    readonly key: 'n'
  }
  readonly archive: {
    readonly label: 'shipment.archive'
  }
  readonly unarchive: {
    readonly label: 'shipment.unarchive'
  }
  readonly void: {
    readonly label: 'shipment.void'
  }
}
export type ShipmentActionId = keyof typeof shipmentActions
/** The name and the key of an action, as they are shown. */
export declare const namedAction: (id: ShipmentActionId) => Pick<ShipmentAction, 'label' | 'key'>
