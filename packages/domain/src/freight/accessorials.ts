export type AccessorialEnd = 'pickup' | 'delivery' | 'either'

export interface Accessorial {
  readonly code: string
  readonly name: string
  /** At which end the extra service is done; `either` belongs to the freight, not to a place. */
  readonly at: AccessorialEnd
}

/** Extra services a shipper can ask for, in the order in which a form shows them. Codes are ours. */
export const accessorials = [
  { code: 'LGPU', name: 'Lift gate at pickup', at: 'pickup' },
  { code: 'RESPU', name: 'Residential pickup', at: 'pickup' },
  { code: 'INPU', name: 'Inside pickup', at: 'pickup' },
  { code: 'LTDPU', name: 'Limited access pickup', at: 'pickup' },
  { code: 'APPTPU', name: 'Pickup appointment', at: 'pickup' },
  { code: 'CONPU', name: 'Construction site pickup', at: 'pickup' },
  { code: 'CNVPU', name: 'Trade show pickup', at: 'pickup' },
  { code: 'LGDEL', name: 'Lift gate at delivery', at: 'delivery' },
  { code: 'RESDEL', name: 'Residential delivery', at: 'delivery' },
  { code: 'INDEL', name: 'Inside delivery', at: 'delivery' },
  { code: 'LTDDEL', name: 'Limited access delivery', at: 'delivery' },
  { code: 'APPTDEL', name: 'Delivery appointment', at: 'delivery' },
  { code: 'NOTIFY', name: 'Notify before delivery', at: 'delivery' },
  { code: 'CONDEL', name: 'Construction site delivery', at: 'delivery' },
  { code: 'EDUDEL', name: 'School delivery', at: 'delivery' },
  { code: 'CNVDEL', name: 'Trade show delivery', at: 'delivery' },
  { code: 'SSTORDEL', name: 'Self storage delivery', at: 'delivery' },
  { code: 'SORTDEL', name: 'Sort and segregate', at: 'delivery' },
  { code: 'SATDEL', name: 'Saturday delivery', at: 'delivery' },
  { code: 'PFZ', name: 'Protect from freezing', at: 'either' },
  { code: 'HAZM', name: 'Hazardous materials', at: 'either' },
  { code: 'POISON', name: 'Poison', at: 'either' },
  { code: 'OVERLEN', name: 'Over length', at: 'either' },
  { code: 'EXVAL', name: 'Excess value', at: 'either' },
  { code: 'COD', name: 'Collect on delivery', at: 'either' },
] as const satisfies readonly Accessorial[]
export type AccessorialCode = (typeof accessorials)[number]['code']

const byCode = new Map<string, Accessorial>(accessorials.map(row => [row.code, row]))

export const isAccessorialCode = (text: string): text is AccessorialCode => byCode.has(text)

/** What shippers of palletized freight ask for as a rule, the most frequent first: offered where a company has no habit yet. */
export const usualAccessorials = [
  'LGDEL',
  'APPTDEL',
  'RESDEL',
  'NOTIFY',
  'LTDDEL',
  'LGPU',
] as const satisfies AccessorialCode[]

/** What a hazardous line asks for by itself. */
export const HAZMAT = 'HAZM' satisfies AccessorialCode

/** The extra services of a shipment with those that its lines stand for: what a list of them shows. */
export const servicesShown = (services: readonly string[], isHazardous: boolean): readonly string[] =>
  isHazardous && !services.includes(HAZMAT) ? [...services, HAZMAT] : services

/** Kinds of limited access that some tariffs charge apart, with the service that others charge for all of them. */
const wider: ReadonlyMap<string, AccessorialCode> = new Map([
  ['CONPU', 'LTDPU'],
  ['CNVPU', 'LTDPU'],
  ['CONDEL', 'LTDDEL'],
  ['EDUDEL', 'LTDDEL'],
  ['CNVDEL', 'LTDDEL'],
  ['SSTORDEL', 'LTDDEL'],
])

/** The service that covers one where a tariff states none for it alone: a school is limited access. Null: none does. */
export const widerService = (code: string): AccessorialCode | null => wider.get(code) ?? null

/** What a truck is asked for and its price may leave out; nobody asks for it as an extra service. */
export const TARPS = 'TARPS'

/** The English name; the code itself when it is not known. */
export const accessorialName = (code: string): string => (code === TARPS ? 'Tarps' : (byCode.get(code)?.name ?? code))
