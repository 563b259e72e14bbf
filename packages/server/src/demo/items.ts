import {
  blankHazmat,
  countItem,
  type Hazmat,
  type ItemLevel,
  type ItemLevelName,
  type LineItem,
  levelOfPackaging,
  levelsAsPacked,
  usualPackaging,
} from '@waybill/domain'

type Size = readonly [number, number, number]

/** What is in a unit: pounds and inches of one. */
interface DemoInner {
  readonly level: ItemLevelName
  readonly packaging?: string
  readonly weightLb: number
  readonly size?: Size
  /** Of the next level below. */
  readonly count?: number
}

export interface DemoItem {
  readonly sku: string
  readonly description: string
  readonly nmfc: string
  readonly freightClass: string
  /** Inches of one unit, with its pallet. */
  readonly size: Size
  /** Pounds of one unit. */
  readonly weightLb: number
  readonly unit: string
  /** Of the next level below. */
  readonly perUnit: number
  readonly inner: readonly DemoInner[]
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
    inner: [
      { level: 'each', weightLb: 58 },
      { level: 'carton', weightLb: 60, size: [16, 12, 10], count: 1 },
    ],
  },
  {
    ...{ sku: 'DEMO-VALVE', description: 'Valves, brass, in boxes', nmfc: '100240', freightClass: '60', ...pallet },
    ...{ size: [48, 40, 30], weightLb: 1120, perUnit: 48, stackable: true },
    inner: [
      { level: 'each', weightLb: 3.5 },
      { level: 'carton', packaging: 'BOX', weightLb: 22, size: [12, 8, 6], count: 6 },
    ],
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
    inner: [{ level: 'carton', weightLb: 30, size: [72, 20, 2] }],
  },
  {
    ...{ sku: 'DEMO-CHAIR', description: 'Chairs, set up, in cartons', nmfc: '79310', freightClass: '175', ...pallet },
    ...{ size: [48, 48, 84], weightLb: 520, perUnit: 8 },
    inner: [
      { level: 'each', weightLb: 27 },
      { level: 'carton', weightLb: 58, size: [24, 24, 38], count: 2 },
    ],
  },
  {
    ...{ sku: 'DEMO-LAMP', description: 'Lamps, glass and metal', nmfc: '109480-4', freightClass: '125', ...pallet },
    ...{ size: [48, 40, 60], weightLb: 430, perUnit: 24 },
    inner: [
      { level: 'each', weightLb: 7.25 },
      { level: 'carton', weightLb: 16, size: [20, 13, 12], count: 2 },
    ],
  },
  {
    ...{ sku: 'DEMO-PAINT', description: 'Paint, in drums', nmfc: '149980', freightClass: '55', ...pallet },
    ...{ size: [48, 40, 40], weightLb: 880, perUnit: 4, hazmat: paint },
    inner: [{ level: 'carton', packaging: 'DRM', weightLb: 205, size: [20, 20, 35] }],
  },
  {
    ...{ sku: 'DEMO-TILE', description: 'Floor tile, ceramic', nmfc: '47400', freightClass: '50', ...pallet },
    ...{ size: [48, 40, 28], weightLb: 2050, perUnit: 60 },
    inner: [
      { level: 'each', weightLb: 3.2 },
      { level: 'carton', weightLb: 33, size: [13, 13, 6], count: 10 },
    ],
  },
  {
    ...{ sku: 'DEMO-FOAM', description: 'Foam sheets, packaging', nmfc: '156600-9', freightClass: '300', ...pallet },
    ...{ size: [48, 48, 96], weightLb: 210, perUnit: 40 },
    inner: [{ level: 'carton', weightLb: 4, size: [24, 24, 9] }],
  },
  {
    ...{ sku: 'DEMO-RAIL', description: 'Guard rail, steel, in bundles', nmfc: '104900', freightClass: '65' },
    ...{ size: [120, 24, 18], weightLb: 960, unit: 'BDL', perUnit: 10, stackable: true, hazmat: null },
    inner: [{ level: 'each', weightLb: 95 }],
  },
  {
    ...{ sku: 'DEMO-MOTOR', description: 'Electric motors, crated', nmfc: '61700-5', freightClass: '92.5' },
    ...{ size: [44, 36, 40], weightLb: 410, unit: 'CRT', perUnit: 1, stackable: false, hazmat: null },
    inner: [{ level: 'each', weightLb: 372 }],
  },
]

/** An item of the demo as it is packed: its unit, and what is in it. */
export const levelsOf = ({ unit, weightLb, size, perUnit, inner }: DemoItem): readonly ItemLevel[] => {
  const all = [...inner, { level: levelOfPackaging(unit), packaging: unit, weightLb, size, count: perUnit }]
  const levels = all.map(
    ({ level, packaging = usualPackaging[level], weightLb, size: sides = [0, 0, 0], count = null }) => ({
      ...{ level, packaging, weightLb, count },
      ...{ lengthIn: sides[0], widthIn: sides[1], heightIn: sides[2] },
    }),
  )
  return levelsAsPacked(levels, unit)
}

/** So many units of an item as a line of freight. */
export function lineOf(item: DemoItem, units: number): LineItem {
  const { weightLb, pieces, pieceType, oneWeighs: _, ...counted } = countItem(levelsOf(item), item.unit, units)
  return {
    description: item.description,
    itemCode: item.sku,
    nmfc: item.nmfc,
    freightClass: item.freightClass,
    ...counted,
    pieces: pieces ?? units,
    pieceType: pieceType ?? item.unit,
    weightLb: weightLb ?? 0,
    stackable: item.stackable,
    hazmat: item.hazmat && { ...item.hazmat, quantity: `${units * item.perUnit} drums, ${item.weightLb * units} lb` },
  }
}
