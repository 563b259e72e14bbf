import type { BillOfLading, CommodityLine, Hazmat } from '../bol/model.ts'

/** A number with its check digit (rules of the trade: GS1 mod 10). */
export const NUMBER = '06141411234567913'

/** A plain prepaid shipment of two pallets, plainly a demo. */
export const SHIPMENT: BillOfLading = {
  number: NUMBER,
  date: '2026-11-24',
  shipFrom: {
    name: 'Demo Manufacturing Co.',
    street: ['1200 Example Pkwy', 'Dock 4'],
    city: 'Dayton',
    state: 'OH',
    zip: '45402',
    country: 'US',
    contact: 'Shipping Desk',
    phone: '(555) 010-0110',
    sid: '88231',
    fob: true,
  },
  shipTo: {
    name: 'Demo Distribution',
    street: ['77 Sample Way'],
    city: 'Reno',
    state: 'NV',
    zip: '89502',
    country: 'US',
    contact: 'Receiving',
    phone: '(555) 010-0177',
    locationNumber: '0412',
    cid: 'C-5521',
  },
  references: [
    { label: 'PO', value: '4500123987' },
    { label: 'Load', value: 'L-88120' },
  ],
  services: ['Lift gate at delivery'],
  pickupWindow: 'Tue, Nov 24, 10:00 AM–3:30 PM EST',
  instructions: 'Do not break down pallets.',
  carrier: { name: 'Demo Freight Line', scac: 'DEMO', pro: '07209562763', trailer: '53-11892', seals: ['7781201'] },
  terms: 'prepaid',
  orders: [
    { number: 'SO-100245', packages: 24, weight: 1250, pallet: true, info: 'Dept 12' },
    { number: 'SO-100246', packages: 6, weight: 300.5 },
  ],
  lines: [
    {
      handlingUnits: { quantity: 2, type: 'PLT' },
      packages: { quantity: 24, type: 'CTN' },
      weight: 1250,
      description: 'Machine parts, steel',
      details: ['48 × 40 × 52 in'],
      nmfc: '133300-04',
      freightClass: '92.5',
    },
    {
      handlingUnits: { quantity: 1, type: 'PLT' },
      packages: { quantity: 6, type: 'CTN' },
      weight: 300.5,
      description: 'Plastic articles, rigid',
      nmfc: '156600-05',
      freightClass: '125',
    },
  ],
  declaredValue: { amount: 250000, currency: 'USD', per: 'pound' },
  cod: { amount: 139450, currency: 'USD', feeTerms: 'collect', customerCheck: true },
  loadedBy: 'shipper',
  countedBy: 'driverPallets',
}

/** Paint in drums. */
export const PAINT: Hazmat = {
  description: 'UN1263, Paint, 3 (8), PG II, 4 drums, 1,200 lb',
  emergency: '1-555-555-0199',
}

/** As many plain lines as wanted, each different. */
export function linesOf(count: number): CommodityLine[] {
  return Array.from({ length: count }, (_, i) => ({
    handlingUnits: { quantity: 1, type: 'PLT' },
    packages: { quantity: 10 + i, type: 'CTN' },
    weight: 100 + i / 10,
    description: `Demo article number ${i + 1}`,
    nmfc: '133300-04',
    freightClass: '85',
  }))
}

/** A name of 300 characters whose words are all different. */
export const LONG_NAME = Array.from({ length: 50 }, (_, i) => `Nm${i}x`)
  .join(' ')
  .padEnd(300, 'z')
  .slice(0, 300)
