import { type FreightClass, freightClasses, parseFreightClass } from '../../freight/classes.ts'
import { type BreakCode, weightBreaks } from '../../rates/rateSheet.ts'

/** What a column of a lane table may say, by the heads under which carriers send it; the first one is what ours is called. */
export const laneFields = {
  lane: ['Lane', 'Lane ID', 'Lane Name', 'Lane Number'],
  origin: [
    ...[
      'Origin',
      'Origin ZIP',
      'Orig',
      'Orig ZIP',
      'From ZIP',
      'O ZIP',
      'Shipper ZIP',
      'Origin Postal Code',
      'Origin From',
    ],
    ...['Origin ZIP3', 'Orig ZIP3', 'Origin ZIP From', 'Origin Low', 'Origin State', 'From', 'Origin 3 Digit ZIP'],
  ],
  originTo: ['Origin To', 'Origin ZIP To', 'Origin High', 'Orig ZIP To', 'Origin End'],
  destination: [
    ...[
      'Destination',
      'Destination ZIP',
      'Dest',
      'Dest ZIP',
      'To ZIP',
      'D ZIP',
      'Consignee ZIP',
      'Destination Postal Code',
    ],
    ...[
      'Destination From',
      'Destination ZIP3',
      'Dest ZIP3',
      'Destination ZIP From',
      'Dest ZIP From',
      'Destination Low',
    ],
    ...['Destination State', 'Dest State', 'To', 'Destination 3 Digit ZIP'],
  ],
  destinationTo: [
    'Destination To',
    'Destination ZIP To',
    'Dest ZIP To',
    'Destination High',
    'Dest High',
    'Destination End',
  ],
  bothWays: ['Both Ways', 'Direction', 'Bidirectional', 'Reversible', 'Either Way'],
  class: ['Class', 'Freight Class', 'NMFC Class'],
  minimum: ['Minimum', 'MC', 'Min', 'Minimum Charge', 'Min Charge', 'AMC', 'Absolute Minimum', 'Min Chg'],
  minimumDiscount: ['Minimum Discount', 'Min Discount', 'MC Discount', 'Min Disc'],
  floor: ['Floor', 'Floor Minimum', 'Minimum Floor'],
  discount: ['Discount', 'Disc', 'Discount Percent', 'Disc Pct', 'Discount Off Base'],
  fakFrom: ['FAK From', 'FAK Low', 'FAK Class From'],
  fakTo: ['FAK To', 'FAK High', 'FAK Class To'],
  fakClass: ['FAK Class', 'FAK', 'FAK Rated As', 'Rated As'],
  terms: ['Terms', 'Payment Terms', 'Freight Terms', 'PPD COL'],
  service: ['Service', 'Direct Interline', 'Service Type', 'Direct or Interline'],
  days: ['Transit Days', 'Days', 'TT', 'Transit', 'Transit Time', 'Service Days'],
  miles: ['Miles', 'Mileage', 'Distance'],
  effective: ['Effective', 'Effective Date', 'Eff Date', 'Start Date', 'Begin Date', 'Valid From'],
  expires: ['Expires', 'Expiration', 'Expiration Date', 'Exp Date', 'End Date', 'Valid To', 'Valid Until'],
  mode: ['Mode', 'Freight Mode', 'Service Mode', 'Load Type'],
  equipment: ['Equipment', 'Equipment Type', 'Equip', 'Trailer', 'Trailer Type', 'Truck Type'],
  rate: ['Rate', 'Price', 'Lane Rate', 'Rate Amount', 'Base Rate'],
  unit: ['Unit', 'Rate Unit', 'Rate Type', 'UOM', 'Per', 'Rate UOM'],
  perLoad: ['Flat Rate', 'Flat', 'Per Load', 'Rate Per Load', 'Linehaul', 'Line Haul', 'TL Rate', 'Truckload Rate'],
  perMile: ['Rate Per Mile', 'RPM', 'Per Mile', 'Mileage Rate', 'Rate Mile'],
  perPallet: ['Per Pallet', 'Rate Per Pallet', 'Pallet Rate', 'Rate Pallet'],
  perCwt: ['Per CWT', 'CWT', 'Rate Per CWT', 'CWT Rate', 'Per 100 lb', 'Rate CWT'],
  stopOff: ['Extra Stop', 'Stop Off', 'Stop Charge', 'Stop Off Charge', 'Stopoff', 'Per Extra Stop', 'Stop'],
  tarps: ['Tarps', 'Tarp', 'Tarp Charge', 'Tarping', 'Tarp Fee'],
  basis: ['Rate Basis', 'RBN', 'RBNO', 'Rate Basis Number', 'Basis', 'Rate Base Number'],
} as const
type NamedField = keyof typeof laneFields

/** Most pallets that a price by their number is read for: more than a trailer holds on its floor. */
export const PALLETS_MAX = 30

/** A named field, the price of so many pallets (`pallets 4`), a weight break (`L5C`), a discount of one (`discount L5C`), or a break of one class (`L5C 70`). */
export type LaneField =
  | NamedField
  | `pallets ${number}`
  | BreakCode
  | `discount ${BreakCode}`
  | `${BreakCode} ${FreightClass}`

export const breakCodes = Object.keys(weightBreaks) as readonly BreakCode[]

/** `2 M`, `2,000` and `2000-4999` all begin where M2M does. */
const breakHeads: ReadonlyMap<string, BreakCode> = new Map(
  breakCodes.flatMap((code, index) => {
    const pounds = weightBreaks[code]
    const next = breakCodes[index + 1]
    const below = next === undefined ? [] : [`${pounds} ${weightBreaks[next] - 1}`, `${pounds} ${weightBreaks[next]}`]
    const short = code.slice(1)
    const own =
      code === 'L5C'
        ? [
            ...['l500', '500 less', 'under 500', 'lt 500', 'less than 500', 'below 500', 'up to 500', 'up to 499'],
            ...['0 499', '1 499', '0 500', '1 500', '0', 'ltl'],
          ]
        : []
    const heads =
      pounds === 0
        ? own
        : [
            ...[`m${pounds}`, `${pounds}`, `${pounds} plus`, `${pounds} up`, `${pounds} over`, `${pounds} and over`],
            ...[`${pounds} and up`, `over ${pounds}`, `from ${pounds}`, short, ...below],
          ]
    return [code, ...heads].map((head): [string, BreakCode] => [head.toLowerCase(), code])
  }),
)

/** `orig zip` of ` Orig. ZIP `; thousands without commas, `<500` as `under 500`. A currency other than dollars stays a word. */
export function plainHead(head: string): string {
  return head
    .replace(/^\uFEFF/, '')
    .toLowerCase()
    .replace(/([0-9]),([0-9]{3})/g, '$1$2')
    .replace(/^\s*(?:<=?|≤)/, 'under ')
    .replace(/¢/g, ' cents ')
    .replace(/€/g, ' eur ')
    .replace(/£/g, ' gbp ')
    .replace(/\+/g, ' plus')
    .replace(/#/g, ' number')
    .replace(/[^a-z0-9.]+/g, ' ')
    .replace(/\.(?![0-9])/g, '')
    .trim()
}

const plainPlaces = (head: string): string => head.replaceAll('zip code', 'zip').replaceAll('zipcode', 'zip')

const namedHeads: ReadonlyMap<string, NamedField> = new Map(
  (Object.keys(laneFields) as NamedField[]).flatMap(field =>
    laneFields[field].map((head): [string, NamedField] => [plainHead(head), field]),
  ),
)

/** `0-499 lbs`, `wt 500 to 999` and `500# and up ($/cwt)` are what they are without their units. */
const breakOf = (text: string): BreakCode | null =>
  breakHeads.get(
    text
      .replace(/^(rate|wt|weight|break) /, '')
      .replace(/(?<= |[0-9])(?:lbs?|pounds|number)\b/g, '')
      .replace(/ (?:per )?(?:cwt|100)$/, '')
      .replace(/(?<=[0-9]) to (?=[0-9])/, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ) ?? null

const isPercent = (field: LaneField): boolean => /^(?:discount|minimumDiscount)/.test(field)

/** The field that a head stands for; null when nobody calls anything so, or when its unit is another than the field's. */
export function laneFieldOf(head: string): LaneField | null {
  const field = fieldOf(head)
  if (field === null) return null
  if (isPercent(field)) return /[$€£¢]/.test(head) ? null : field
  return /%|\bpct\b|percent/i.test(head) ? null : field
}

function fieldOf(head: string): LaneField | null {
  const plain = plainPlaces(plainHead(head))
  if (plain === '') return null
  const named = namedHeads.get(plain) ?? namedHeads.get(plain.replace(/ (pct|percent)$/, ''))
  if (named !== undefined) return named
  const pallets =
    /^(?:pallets?|plts?|skids?|p) ?([0-9]{1,2})$/.exec(plain) ?? /^([0-9]{1,2}) ?(?:pallets?|plts?|skids?)$/.exec(plain)
  const count = Number(pallets?.[1] ?? 0)
  if (count >= 1 && count <= PALLETS_MAX) return `pallets ${count}`
  const own = breakOf(plain)
  if (own !== null) return own
  const discount = /^(?:discount|disc) (.+)$/.exec(plain) ?? /^(.+) (?:discount|disc)$/.exec(plain)
  const discounted = discount === null ? null : breakOf(discount[1] ?? '')
  if (discounted !== null) return `discount ${discounted}`
  return classBreakOf(plain)
}

/** `cl50 l5c`, `class 77.5 500`, `l5c 70`: the flat form of a class × break table, a column for each cell. */
function classBreakOf(plain: string): LaneField | null {
  const words = plain.replace(/^(?:class|cl|c) ?(?=[0-9])/, '').split(' ')
  const [first = '', last = ''] = [words[0] ?? '', (words.at(-1) ?? '').replace(/^(?:class|cl|c)(?=[0-9])/, '')]
  if (words.length < 2) return null
  const leading = parseFreightClass(first)
  const after = leading === null ? null : breakOf(words.slice(1).join(' '))
  if (leading !== null && after !== null) return `${after} ${leading}`
  const trailing = parseFreightClass(last)
  const before =
    trailing === null
      ? null
      : breakOf(
          words
            .slice(0, -1)
            .join(' ')
            .replace(/ (?:class|cl)$/, ''),
        )
  return trailing !== null && before !== null ? `${before} ${trailing}` : null
}

export const palletFields = Array.from(
  { length: PALLETS_MAX },
  (_, index): `pallets ${number}` => `pallets ${index + 1}`,
)

/** Every field, in the order in which a person looks for them. */
export const allLaneFields: readonly LaneField[] = [
  ...(Object.keys(laneFields) as NamedField[]),
  ...palletFields,
  ...breakCodes,
  ...breakCodes.map((code): LaneField => `discount ${code}`),
  ...breakCodes.flatMap(code => freightClasses.map((one): LaneField => `${code} ${one}`)),
]
