import type { Area } from '../areas.ts'

/** A thing that §3 lists "as displayed": the place of the contract that answers it and the screen that shows it. */
export interface Displayed {
  readonly area: Area
  readonly what: string
  /** `ShipmentDetails.reply.PRONumber`; null while no call answers it. */
  readonly at: string | null
  /** The screen's own name where it is another one. */
  readonly as?: string
}

export interface DisplayedList {
  readonly name: string
  /** Folders below `packages/web/src/`. */
  readonly seen: readonly string[]
  readonly rows: readonly Displayed[]
}

const spine = (what: string, at: string | null, as?: string): Displayed => ({
  area: 'spine',
  what,
  at,
  ...(as === undefined ? {} : { as }),
})

export const displayed: readonly DisplayedList[] = [
  {
    name: 'shipment',
    seen: ['widgets/ShipmentTabs', 'screens/ship/ShipmentDetails'],
    rows: [
      spine('BOL', 'ShipmentDetails.reply.BOLNumber'),
      spine('PRO', 'ShipmentDetails.reply.PRONumber'),
      spine('reference 1', 'ShipmentDetails.reply.shipment.Reference1'),
      spine('reference 2', 'ShipmentDetails.reply.shipment.Reference2'),
      spine('reference 3', 'ShipmentDetails.reply.shipment.Reference3'),
      spine('consignee', 'ShipmentDetails.reply.shipment.Destination'),
      spine('ship date', 'ShipmentDetails.reply.shipment.SheduleDateTime.PickupByDate'),
      spine('pickup by', 'ShipmentDetails.reply.shipment.SheduleDateTime.PickupByToTime'),
      spine('carrier', 'ShipmentDetails.reply.carrier.CarrierName'),
      spine('amount', 'ShipmentDetails.reply.TotalCharge'),
      spine('service days', 'ShipmentDetails.reply.ServiceDays'),
      spine('special instructions', 'ShipmentDetails.reply.shipment.SpecialInstruction'),
      spine('internal notes', 'ShipmentDetails.reply.shipment.internalnotes'),
      spine('declared value', 'ShipmentDetails.reply.shipment.declaredValue'),
      spine('load number', 'ShipmentDetails.reply.shipment.LoadNumber'),
      spine('trailer number', 'ShipmentDetails.reply.shipment.TrailerNumber'),
      spine('line items', 'ShipmentDetails.reply.shipment.Items'),
      { area: 'orders', what: 'orders', at: 'GetShipmentList.reply.rows.orders' },
      spine('quotes', 'ShipmentDetails.reply.PriceSheets'),
      spine('attachments', 'ShipmentDetails.reply.files'),
      spine('status', 'ShipmentDetails.reply.shipmentStatus'),
    ],
  },
  {
    name: 'line item',
    seen: ['screens/ship/ShipmentDetails', 'widgets/ItemsEditor'],
    rows: [
      { area: 'orders', what: 'carton count', at: 'ShipmentDetails.reply.orders.lines.CartonCount' },
      spine('pallets', 'ShipmentDetails.reply.shipment.Items.PalletNumber'),
      { area: 'orders', what: 'mode', at: 'ShipmentDetails.reply.orders.lines.shipMode' },
      { area: 'freight', what: 'equipment type', at: 'ShipmentDetails.reply.shipment.EquipmentType' },
      {
        area: 'freight',
        what: 'stop date',
        at: 'ShipmentDetails.reply.shipment.ShipmentStops.SheduleDateTime.PickupByDate',
      },
    ],
  },
  {
    name: 'carrier',
    seen: ['screens/settings/Carriers'],
    rows: [
      { area: 'freight', what: 'name', at: 'CarriersList.reply.carriers.CarrierName' },
      { area: 'freight', what: 'SCAC', at: 'CarriersList.reply.carriers.SCAC' },
      { area: 'freight', what: 'mode', at: 'CarriersList.reply.carriers.RateMode' },
      { area: 'freight', what: 'quote e-mail', at: 'CarriersList.reply.carriers.Email' },
      { area: 'freight', what: 'tender e-mail', at: 'CarriersList.reply.carriers.TenderEmail' },
      { area: 'freight', what: 'contact', at: 'CarriersList.reply.carriers.Contact' },
    ],
  },
]
