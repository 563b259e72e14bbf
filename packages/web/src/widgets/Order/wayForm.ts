import {
  type Asking,
  askEverybody,
  keptAsking,
  type Mode,
  noTruckNeeds,
  type ShipmentHead,
  type TruckNeeds,
  usefulNeeds,
} from '@waybill/domain'
import { readAmount } from '../../ui/form/amount.ts'

/** How the freight is moved, as a person chooses it: volume is LTL at other prices. */
export const orderModes = ['LTL', 'volume', 'TL', 'PARCEL'] as const
export type OrderMode = (typeof orderModes)[number]

/** A choice in the words of the trade, and back. */
const modeOf: Readonly<Record<OrderMode, Mode>> = { LTL: 'LTL', volume: 'LTL', TL: 'TL', PARCEL: 'PARCEL' }
const chosenAs: Readonly<Record<Mode, OrderMode>> = { LTL: 'LTL', TL: 'TL', PARCEL: 'PARCEL' }

/** Mode, truck, and whom to ask, as it is typed. */
export interface WayForm {
  readonly mode: OrderMode
  readonly equipment: TruckNeeds['equipment']
  readonly temperatureMin: string
  readonly temperatureMax: string
  readonly tarps: boolean
  readonly rateMode: Asking['rateMode']
  /** SCACs; none: all. */
  readonly carriers: readonly string[]
  /** SCAC; blank: nobody was appointed. */
  readonly appointed: string
}

export const blankWay: WayForm = {
  mode: 'LTL',
  equipment: '',
  temperatureMin: '',
  temperatureMax: '',
  tarps: false,
  rateMode: 'all',
  carriers: [],
  appointed: '',
}

/** What a draft holds of it. */
export const wayFormOf = ({ way }: { readonly way?: WayForm }): WayForm => way ?? blankWay

/** Blank is nothing typed; what cannot be read is NaN, which the rules report at its field. */
const degreesOf = (typed: string): number | null => {
  const text = typed.trim().replace(/^\u2212/, '-')
  if (text === '') return null
  const [sign, degrees] = text.startsWith('-') ? [-1, text.slice(1)] : [1, text]
  return degrees.trim() === '' ? Number.NaN : sign * readAmount(degrees)
}

type WayParts = Pick<ShipmentHead, 'mode' | 'volume' | 'truck' | 'asking' | 'appointedCarrier'>

/** The same in the words of the trade. What the mode has no use for is left out. */
export function partsOfWay(way: WayForm): WayParts {
  const truck = usefulNeeds({
    equipment: way.equipment,
    temperatureMin: degreesOf(way.temperatureMin),
    temperatureMax: degreesOf(way.temperatureMax),
    tarps: way.tarps,
  })
  return {
    mode: modeOf[way.mode],
    ...(way.mode === 'volume' ? { volume: true as const } : {}),
    ...(way.mode === 'TL' && truck.equipment !== '' ? { truck } : {}),
    ...keptAsking(way),
    ...(way.appointed === '' ? {} : { appointedCarrier: way.appointed }),
  }
}

const typed = (degrees: number | null): string => (degrees === null ? '' : String(degrees))

export function wayOfShipment(parts: { readonly [K in keyof WayParts]: WayParts[K] | undefined }): WayForm {
  const { equipment, temperatureMin, temperatureMax, tarps } = parts.truck ?? noTruckNeeds
  const { rateMode, carriers } = parts.asking ?? askEverybody
  return {
    mode: parts.volume ? 'volume' : chosenAs[parts.mode ?? 'LTL'],
    ...{ equipment, tarps, rateMode, carriers },
    temperatureMin: typed(temperatureMin),
    temperatureMax: typed(temperatureMax),
    appointed: parts.appointedCarrier ?? '',
  }
}
