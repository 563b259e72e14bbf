import { blankHazmat, type Hazmat, type LineItem } from '@waybill/domain'

export interface DemoItem {
  readonly sku: string
  readonly description: string
  readonly nmfc: string
  readonly freightClass: string
  /** Inches of one unit, with its pallet. */
  readonly size: readonly [number, number, number]
  /** Pounds of one unit. */
  readonly weightLb: number
  readonly unit: string
  readonly perUnit: number
  readonly stackable: boolean
  readonly hazmat: Hazmat | null
}

const paint: Hazmat = {
  ...blankHazmat,
  unNumber: 'UN1263',
  properShippingName: 'Paint',
  hazardClass: '3',
  packingGroup: 'II',
  quantity: '4 drums, 880 lb',
  emergencyPhone: '800-555-0199',
}

const pallet = { unit: 'PLT', stackable: false, hazmat: null } as const

/** The demo company's item master; numbers are made up in the form of the trade's. */
export const demoItems: readonly DemoItem[] = [
  {
    ...{ sku: 'DEMO-PUMP', description: 'Pump housings, cast iron', nmfc: '156600-2', freightClass: '70', ...pallet },
    ...{ size: [48, 40, 36], weightLb: 780, perUnit: 12 },
  },
  {
    ...{ sku: 'DEMO-VALVE', description: 'Valves, brass, in boxes', nmfc: '100240', freightClass: '60', ...pallet },
    ...{ size: [48, 40, 30], weightLb: 1120, perUnit: 48, stackable: true },
  },
  {
    ...{
      sku: 'DEMO-SHELF',
      description: 'Shelving, steel, knocked down',
      nmfc: '82270-3',
      freightClass: '85',
      ...pallet,
    },
    ...{ size: [72, 40, 24], weightLb: 640, perUnit: 20, stackable: true },
  },
  {
    ...{ sku: 'DEMO-CHAIR', description: 'Chairs, set up, in cartons', nmfc: '79310', freightClass: '175', ...pallet },
    ...{ size: [48, 48, 84], weightLb: 520, perUnit: 8 },
  },
  {
    ...{ sku: 'DEMO-LAMP', description: 'Lamps, glass and metal', nmfc: '109480-4', freightClass: '125', ...pallet },
    ...{ size: [48, 40, 60], weightLb: 430, perUnit: 24 },
  },
  {
    ...{ sku: 'DEMO-PAINT', description: 'Paint, in drums', nmfc: '149980', freightClass: '55', ...pallet },
    ...{ size: [48, 40, 40], weightLb: 880, perUnit: 4, hazmat: paint },
  },
  {
    ...{ sku: 'DEMO-TILE', description: 'Floor tile, ceramic', nmfc: '47400', freightClass: '50', ...pallet },
    ...{ size: [48, 40, 28], weightLb: 2050, perUnit: 60 },
  },
  {
    ...{ sku: 'DEMO-FOAM', description: 'Foam sheets, packaging', nmfc: '156600-9', freightClass: '300', ...pallet },
    ...{ size: [48, 48, 96], weightLb: 210, perUnit: 40 },
  },
  {
    ...{ sku: 'DEMO-RAIL', description: 'Guard rail, steel, in bundles', nmfc: '104900', freightClass: '65' },
    ...{ size: [120, 24, 18], weightLb: 960, unit: 'BDL', perUnit: 10, stackable: true, hazmat: null },
  },
  {
    ...{ sku: 'DEMO-MOTOR', description: 'Electric motors, crated', nmfc: '61700-5', freightClass: '92.5' },
    ...{ size: [44, 36, 40], weightLb: 410, unit: 'CRT', perUnit: 1, stackable: false, hazmat: null },
  },
]

/** So many units of an item as a line of freight. */
export const lineOf = (item: DemoItem, units: number): LineItem => ({
  description: item.description,
  itemCode: item.sku,
  nmfc: item.nmfc,
  freightClass: item.freightClass,
  handlingUnits: units,
  handlingUnitType: item.unit,
  pieces: units * item.perUnit,
  pieceType: item.perUnit === 1 ? 'CRT' : item.hazmat === null ? 'CTN' : 'DRM',
  weightLb: item.weightLb * units,
  lengthIn: item.size[0],
  widthIn: item.size[1],
  heightIn: item.size[2],
  stackable: item.stackable,
  hazmat: item.hazmat && { ...item.hazmat, quantity: `${units * item.perUnit} drums, ${item.weightLb * units} lb` },
})
