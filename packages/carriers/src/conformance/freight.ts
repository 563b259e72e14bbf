import type { Shipment } from '@waybill/domain'

const dock = {
  company: 'Test Dock',
  street: '1 Dock Road',
  street2: '',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  country: 'US',
  contactName: 'Test Clerk',
  contactPhone: '937-555-0123',
  contactEmail: 'dock@test.invalid',
}

/** Two pallets from Dayton to Madison, whole enough to be priced and ordered. */
export const freight: Shipment = {
  origin: dock,
  destination: { ...dock, company: 'Test Consignee', city: 'Madison', state: 'WI', zip: '53703' },
  billTo: null,
  mode: 'LTL',
  terms: 'prepaid',
  pickup: { date: '2026-11-24', from: '10:00', to: '15:30' },
  items: [
    {
      description: 'Pump housings',
      itemCode: 'PH-1',
      nmfc: '156600-2',
      freightClass: '70',
      handlingUnits: 2,
      handlingUnitType: 'PLT',
      pieces: 10,
      pieceType: 'CTN',
      weightLb: 1240.5,
      lengthIn: 48,
      widthIn: 40,
      heightIn: 48,
      stackable: false,
      hazmat: null,
    },
  ],
  accessorials: ['LGDEL', 'PFZ'],
  references: ['PO 4711'],
  specialInstructions: '',
  internalNotes: 'secret of the shipper',
  declaredValue: null,
  currency: 'USD',
  loadNumber: '',
  trailerNumber: '',
  seals: '',
}
