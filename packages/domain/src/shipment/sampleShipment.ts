import { blankHazmat } from '../hazmat/hazmat.ts'
import type { Address, Hazmat, LineItem, PlainShipment } from './shipment.ts'

/** A shipment without a fault, for tests to break: one 48 × 40 × 48 pallet from Dayton to Reno. */
const origin: Address = {
  company: 'Demo Shipper',
  street: '1 Dock Road',
  street2: '',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  country: 'US',
  contactName: 'Demo Clerk',
  contactPhone: '937-555-0123',
  contactEmail: 'dock@example.com',
}

export const sampleItem: LineItem = {
  description: 'Pump housings',
  itemCode: 'PH-1',
  nmfc: '156600-2',
  freightClass: '70',
  handlingUnits: 1,
  handlingUnitType: 'PLT',
  pieces: 10,
  pieceType: 'CTN',
  weightLb: 500,
  lengthIn: 48,
  widthIn: 40,
  heightIn: 48,
  stackable: false,
  hazmat: null,
}

export const sampleHazmat: Hazmat = {
  ...blankHazmat,
  unNumber: 'UN1263',
  properShippingName: 'Paint',
  hazardClass: '3',
  packingGroup: 'II',
  quantity: '4 drums, 220 gal',
  emergencyPhone: '800-555-0199',
}

export const sampleShipment: PlainShipment = {
  origin,
  destination: { ...origin, company: 'Demo Consignee', city: 'Reno', state: 'NV', zip: '89502' },
  billTo: null,
  mode: 'LTL',
  terms: 'prepaid',
  pickup: { date: '2026-11-24', from: '10:00', to: '15:30' },
  items: [sampleItem],
  accessorials: ['LGDEL'],
  references: ['PO 4711'],
  orderNumber: '',
  customerPo: '',
  specialInstructions: '',
  internalNotes: '',
  declaredValue: null,
  cod: null,
  currency: 'USD',
  loadNumber: '',
  trailerNumber: '',
  seals: '',
}
