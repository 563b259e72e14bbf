import type { AddressField, ChangeField, PlainShipment } from '@waybill/domain'
import type { ShipmentFacts } from './shipmentStore.ts'

/** What the history and the bill's revisions call the fields of a shipment. */
export const fieldNames: Readonly<Record<keyof PlainShipment | keyof ShipmentFacts | 'revisionDue' | 'note', string>> =
  {
    origin: 'Origin',
    destination: 'Destination',
    billTo: 'Bill-to',
    mode: 'Mode',
    volume: 'Volume LTL',
    truck: 'Equipment',
    parcel: 'Parcel services',
    asking: 'Carriers to rate',
    appointedCarrier: 'Preferred carrier',
    terms: 'Freight terms',
    pickup: 'Pickup',
    items: 'Items',
    accessorials: 'Accessorials',
    references: 'References',
    orderNumber: 'Order number',
    customerPo: 'Customer PO',
    customerOrders: 'Customer orders',
    specialInstructions: 'Special instructions',
    internalNotes: 'Internal notes',
    declaredValue: 'Declared value',
    currency: 'Currency',
    cod: 'COD',
    loadNumber: 'Load number',
    trailerNumber: 'Trailer number',
    seals: 'Seals',
    status: 'Status',
    assignedTo: 'Assigned to',
    proNumber: 'PRO number',
    carrierScac: 'SCAC',
    carrierName: 'Carrier',
    service: 'Service',
    serviceDays: 'Transit days',
    deliveryDate: 'Delivery date',
    totalCharge: 'Total charge',
    selectedQuoteId: 'Chosen quote',
    bolRevision: 'Bill of lading revision',
    // Written by older versions; their history is still read.
    revisionDue: 'Bill of lading revision due',
    voidedFrom: 'Voided from',
    tenderedAt: 'Tendered at',
    setAside: 'Set aside',
    mergedInto: 'Merged into',
    readyAt: 'Ready for the truck',
    readyBy: 'Marked ready by',
    note: 'Note',
  }

export const addressFieldNames: Readonly<Record<AddressField, string>> = {
  company: 'company',
  street: 'street',
  street2: 'street, second line',
  city: 'city',
  state: 'state',
  zip: 'ZIP',
  country: 'country',
  contactName: 'contact',
  contactPhone: 'phone',
  contactEmail: 'e-mail',
}

const changeNames: Readonly<Partial<Record<ChangeField, string>>> = {
  'origin.place': 'origin',
  'origin.contact': 'contact at the origin',
  'destination.place': 'destination',
  'destination.contact': 'contact at the destination',
  'pickup.date': 'pickup date',
  'pickup.window': 'pickup window',
  stops: 'stops',
  appointments: 'appointments',
  doors: 'dock doors',
  bills: 'bills of lading',
}

/** A field as a sentence names it: `pickup date`. */
export const changeName = (field: ChangeField): string => {
  const own = changeNames[field]
  if (own !== undefined) return own
  const [whole = ''] = field.split('.')
  return (
    Object.entries(fieldNames)
      .find(([name]) => name === whole)?.[1]
      .toLowerCase() ?? field
  )
}
