import type { BillOfLading, HandlingUnitLabels, PackingList } from '@waybill/documents'
import { makeBolNumber, makeSscc } from '@waybill/domain'

const PREFIX = '0614141'
const LABELS = 3

const from = {
  name: 'Demo Manufacturing Co.',
  street: ['1200 Example Pkwy', 'Dock 4'],
  ...{ city: 'Dayton', state: 'OH', zip: '45402', country: 'US', contact: 'Shipping Desk', phone: '(555) 010-0110' },
}
const goods = ['Machine parts, steel', 'Plastic articles, rigid', 'Pump housings, cast iron', 'Paper towels'] as const
const cities = ['Reno', 'Sacramento', 'Fort Worth', 'Salt Lake City', 'Albuquerque'] as const

/** Every paper of a shipment that differs from the others in all that shipments differ in. */
export interface Papers {
  readonly bill: BillOfLading
  readonly list: PackingList
  readonly labels: HandlingUnitLabels
}

export function papersOf(n: number): Papers {
  const number = makeBolNumber({ prefix: PREFIX }, n + 1)
  const to = {
    name: `Demo Distribution ${n}`,
    street: [`${100 + (n % 900)} Sample Way`],
    ...{ city: cities[n % cities.length] ?? 'Reno', state: 'NV', zip: String(89_000 + (n % 900)), country: 'US' },
  }
  const [pro, scac] = [`0720${String(n).padStart(7, '0')}`, 'DEMO']
  const references = [{ label: 'PO', value: `45001${n}` }]
  const lines = [0, 1].map(line => ({
    handlingUnits: { quantity: 1 + line, type: 'PLT' },
    packages: { quantity: 12 + (n % 20), type: 'CTN' },
    weight: 500 + n + line * 250.5,
    description: `${goods[(n + line) % goods.length] ?? ''} ${n}`,
    details: ['48 × 40 × 52 in'],
    ...{ nmfc: '133300-04', freightClass: line === 0 ? '92.5' : '125' },
  }))
  return {
    bill: {
      ...{ number, date: '2026-11-24', shipFrom: from, shipTo: to, references, lines, terms: 'prepaid' },
      ...{ services: ['Lift gate at delivery'], instructions: 'Do not break down pallets.' },
      ...{ loadedBy: 'shipper', countedBy: 'driverPallets' },
      carrier: { name: 'Demo Freight Line', scac, pro, trailer: `53-${11_000 + n}`, seals: [String(7_781_000 + n)] },
      orders: [{ number: `SO-${100_000 + n}`, packages: 24, weight: 1_250 + n, pallet: true, info: 'Dept 12' }],
    },
    list: {
      ...{ bolNumber: number, date: '2026-11-24', shipFrom: from, shipTo: to, references },
      carrier: { name: 'Demo Freight Line', pro },
      units: lines.map(({ handlingUnits, packages, weight, description }) => ({
        ...{ count: handlingUnits.quantity, type: 'PLT', dimensions: { length: 48, width: 40, height: 52 } },
        contents: [{ quantity: packages.quantity, unit: 'CTN', itemCode: `SKU-${n}`, description, weight }],
      })),
    },
    labels: {
      ...{ bolNumber: number, shipFrom: from, shipTo: to, references },
      carrier: { name: 'Demo Freight Line', scac, pro },
      units: Array.from({ length: LABELS }, (_, unit) => ({
        ...{ weight: 400 + n, type: 'PLT', number: makeSscc(0, PREFIX, n * LABELS + unit) },
      })),
    },
  }
}
