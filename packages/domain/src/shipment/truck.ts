import { modes } from './modes.ts'
import { checkNumber, checkOneOf, type Problem, problem } from './problems.ts'
import type { ShipmentHead } from './shipment.ts'

/** Bodies of trucks that a truckload is asked for with. */
export const equipments = ['dryVan', 'reefer', 'flatbed', 'stepDeck'] as const
export type Equipment = (typeof equipments)[number]

export const isEquipment = (text: string): text is Equipment => equipments.some(one => one === text)

/** As letters and papers call them. */
export const equipmentNames: Readonly<Record<Equipment, string>> = {
  dryVan: 'Dry van',
  reefer: 'Reefer',
  flatbed: 'Flatbed',
  stepDeck: 'Step deck',
}

/** What a truckload needs of its truck. */
export interface TruckNeeds {
  /** Blank: nobody said. */
  readonly equipment: Equipment | ''
  /** Degrees Fahrenheit between which a reefer is kept; null: not given. */
  readonly temperatureMin: number | null
  readonly temperatureMax: number | null
  /** The driver covers the freight: open bodies alone. */
  readonly tarps: boolean
}

export const noTruckNeeds: TruckNeeds = { equipment: '', temperatureMin: null, temperatureMax: null, tarps: false }

/** Degrees Fahrenheit that a reefer can be set to. */
const COLDEST = -40
const WARMEST = 100

export const isCooled = ({ equipment }: Pick<TruckNeeds, 'equipment'>): boolean => equipment === 'reefer'

/** Bodies without a roof. */
export const isOpenTop = ({ equipment }: Pick<TruckNeeds, 'equipment'>): boolean =>
  equipment === 'flatbed' || equipment === 'stepDeck'

/** What a shipment says of its truck; nothing for freight that shares one. */
export const truckOf = ({ mode, truck }: Pick<ShipmentHead, 'mode' | 'truck'>): TruckNeeds | null =>
  modes[mode].truck === 'own' ? (truck ?? noTruckNeeds) : null

/** What is said of a truck without what its body has no use for: a temperature of a dry van, tarps on a reefer. */
export const usefulNeeds = (truck: TruckNeeds): TruckNeeds => ({
  equipment: truck.equipment,
  temperatureMin: isCooled(truck) ? truck.temperatureMin : null,
  temperatureMax: isCooled(truck) ? truck.temperatureMax : null,
  tarps: isOpenTop(truck) && truck.tarps,
})

function temperatureProblems({ temperatureMin: low, temperatureMax: high }: TruckNeeds): readonly Problem[] {
  const one = (at: string, degrees: number | null, min: number): readonly Problem[] =>
    degrees === null ? [problem(at, 'required')] : checkNumber(at, degrees, { min, max: WARMEST, decimals: 0 })
  const problems = one('truck.temperatureMin', low, COLDEST)
  return [...problems, ...one('truck.temperatureMax', high, problems.length > 0 ? COLDEST : (low ?? COLDEST))]
}

/** A truckload names its equipment, and a reefer the range it is kept in. */
export function truckProblems(head: Pick<ShipmentHead, 'mode' | 'truck'>): readonly Problem[] {
  const truck = truckOf(head)
  if (truck === null) return []
  return [
    ...checkOneOf('truck.equipment', truck.equipment, equipments),
    ...(isCooled(truck) ? temperatureProblems(truck) : []),
  ]
}

/** `Reefer, 34 to 38 °F` or `Flatbed, tarps`; blank for freight that shares a truck. */
export function truckWords(head: Pick<ShipmentHead, 'mode' | 'truck'>): string {
  const truck = truckOf(head)
  if (truck === null || truck.equipment === '') return ''
  const { equipment, temperatureMin: low, temperatureMax: high, tarps } = truck
  const range = low === null || high === null ? [] : [low === high ? `${low} °F` : `${low} to ${high} °F`]
  return [equipmentNames[equipment], ...range, ...(tarps ? ['tarps'] : [])].join(', ')
}
