import { floorArea } from '../freight/floor.ts'
import { hundredthsOf } from './hundredths.ts'
import { numberLimits } from './limits.ts'
import { isPlain } from './plainEdit.ts'
import { wholeOf } from './plainForm.ts'
import { type Problem, problem } from './problems.ts'
import type { HandlingUnit, PlainShipment, Shipment } from './shipment.ts'
import { type Equipment, equipments, isCooled, truckOf } from './truck.ts'

/** What goes into a truck: inches of floor and height, and pounds. */
export interface TruckRoom {
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  readonly weightLb: number
}

/**
 * The usual trucks on roads of the United States, where tractor, trailer and freight may weigh 80,000 lb and stand 13 ft 6
 * in high. A reefer loses room and weight to its insulation and its unit; of a step deck the lower deck is meant.
 * Source: figures that carriers and makers of trailers commonly publish; a carrier's own may differ.
 */
export const truckRooms: Readonly<Record<Equipment, TruckRoom>> = {
  dryVan: { lengthIn: 630, widthIn: 98, heightIn: 104, weightLb: 45_000 },
  reefer: { lengthIn: 618, widthIn: 96, heightIn: 100, weightLb: 43_500 },
  flatbed: { lengthIn: 576, widthIn: 102, heightIn: 102, weightLb: 48_000 },
  stepDeck: { lengthIn: 444, widthIn: 102, heightIn: 120, weightLb: 46_000 },
}

/** Inches inside of a trailer of 28 ft, two of which a tractor pulls: what LTL mostly rides in on its way between terminals. */
const PUP_LENGTH_IN = 336

/** From so many percent on a load that still goes is worth a look. */
const NEAR_PERCENT = 95

const SQUARE_INCHES = 144

/** What is on the truck on its fullest leg, in pounds and square inches; each for itself. */
interface Load {
  readonly weightLb: number
  readonly area: number
}

const rowHundredths = ({ grossWeightLb, contents }: HandlingUnit): number =>
  grossWeightLb === null
    ? contents.reduce((sum, { weightLb }) => sum + hundredthsOf(weightLb), 0)
    : hundredthsOf(grossWeightLb)

/** Floor that units take, piled where they may be; what was measured stands, units without sides take none. */
function areaOf(units: readonly HandlingUnit[], room: TruckRoom): number {
  const measured = units.reduce((sum, { linearFeet = 0 }) => sum + linearFeet * 12 * room.widthIn, 0)
  const others = units.filter(({ linearFeet }) => linearFeet === undefined)
  return (
    measured +
    floorArea(
      others.map(unit => ({ ...unit, handlingUnits: unit.count })),
      room.heightIn,
    )
  )
}

function fullest({ stops, units }: Pick<Shipment, 'stops' | 'units'>, room: TruckRoom): Load {
  const legs = Array.from({ length: Math.max(1, stops.length - 1) }, (_, index) =>
    units.filter(({ loadedAt, unloadedAt }) => loadedAt <= index + 1 && unloadedAt > index + 1),
  )
  return {
    weightLb: Math.max(...legs.map(leg => leg.reduce((sum, unit) => sum + rowHundredths(unit), 0))) / 100,
    area: Math.max(...legs.map(leg => areaOf(leg, room))),
  }
}

/** How much of its truck a unit takes along, across and up, in percent: turned on the floor the better way, never on its side. */
function unitPercents({ lengthIn, widthIn, heightIn }: HandlingUnit, room: TruckRoom): { floor: number; up: number } {
  const way = (along: number, across: number): number => Math.max(along / room.lengthIn, across / room.widthIn)
  return {
    floor: 100 * Math.min(way(lengthIn, widthIn), way(widthIn, lengthIn)),
    up: (100 * heightIn) / room.heightIn,
  }
}

const fits = (unit: HandlingUnit, room: TruckRoom): boolean => {
  const { floor, up } = unitPercents(unit, room)
  // NaN, what can't be read, is told at its field.
  return !(floor > 100 || up > 100)
}

/** No size that can be entered at all, which is told at its field. */
const isBeyondLimits = ({ lengthIn, widthIn, heightIn }: HandlingUnit): boolean =>
  Math.max(lengthIn, widthIn, heightIn) > numberLimits.dimensionIn

const floorOf = (room: TruckRoom): number => room.lengthIn * room.widthIn

function takes(shipment: Shipment, equipment: Equipment): boolean {
  const room = truckRooms[equipment]
  const { weightLb, area } = loadOf(shipment, room)
  return !(weightLb > room.weightLb || area > floorOf(room)) && shipment.units.every(unit => fits(unit, room))
}

/** What counts of a load as a whole: nothing of one that is shared out. */
const loadOf = (shipment: Shipment, room: TruckRoom): Load =>
  isShared(shipment) ? { weightLb: 0, area: 0 } : fullest(shipment, room)

/** How many of a truck would take a load that is shared out unit by unit; 0 where one unit is too much already. */
function trucksFor({ units }: Shipment, load: Load, room: TruckRoom): number {
  const isAlone = units.every(unit => fits(unit, room) && rowHundredths(unit) / unit.count <= room.weightLb * 100)
  return isAlone ? Math.max(Math.ceil(load.weightLb / room.weightLb), Math.ceil(load.area / floorOf(room))) : 0
}

/** Freight that shares its truck by class: its carrier shares out weight and floor, so that each unit alone has to go in. */
const isShared = ({ mode, volume }: Shipment): boolean => mode === 'LTL' && volume !== true

/** The trucks that a shipment is judged by: the one it names, a van for LTL and volume, each where none is named; else none. */
function judgedBy(shipment: Shipment): readonly Equipment[] {
  if (shipment.mode === 'LTL') return ['dryVan']
  const truck = truckOf(shipment)
  if (truck === null) return []
  return truck.equipment === '' ? equipments : [truck.equipment]
}

/** Trucks that may stand in for another one: cooled freight stays cooled. */
const replacing = (equipment: Equipment): readonly Equipment[] =>
  equipments.filter(one => one !== equipment && !isCooled({ equipment }))

/** Where a unit stands on the form: on its first row, where rows say everything. */
function unitPlaces(shipment: Shipment, inRows: boolean): readonly string[] {
  if (!inRows) return shipment.units.map((_, index) => `units.${index}`)
  let row = 0
  return shipment.units.map(({ contents }) => {
    const at = `items.${row}`
    row += contents.length
    return at
  })
}

/** Whether the shipment is shown as rows. */
const isInRows = (given: Shipment | PlainShipment): boolean => !('stops' in given) || isPlain(given)

const loadPlace = ({ mode }: Shipment, inRows: boolean): string => {
  if (mode === 'TL') return 'truck.equipment'
  return inRows ? 'items' : 'units'
}

/** `120 × 96 × 110` */
const sidesOf = ({ lengthIn, widthIn, heightIn }: Pick<TruckRoom, 'lengthIn' | 'widthIn' | 'heightIn'>): string =>
  [lengthIn, widthIn, heightIn].join(' × ')

/** The truck to speak of: the one that is named, else the one that carries most. */
const spokenOf = (judged: readonly Equipment[]): Equipment =>
  judged.length === 1 ? (judged[0] ?? 'dryVan') : 'flatbed'

const squareFeet = (area: number): number => area / SQUARE_INCHES

/**
 * What of a shipment doesn't go into its truck: a unit too large however it is turned on the floor; of a truckload and of a
 * volume shipment too many pounds, or more floor than there is, on the fullest leg of the way. The floor is counted by area: that is
 * the least that any packing takes. With `trucks`, how many would take it, and `others`, the trucks that would, comma by
 * comma. Without a truck named, what goes into none is told.
 */
export function roomProblems(given: Shipment | PlainShipment): readonly Problem[] {
  const shipment = wholeOf(given)
  const judged = judgedBy(shipment)
  if (judged.length === 0 || judged.some(equipment => takes(shipment, equipment))) return []
  const truck = spokenOf(judged)
  const room = truckRooms[truck]
  const load = loadOf(shipment, room)
  const others = replacing(truck)
    .filter(equipment => takes(shipment, equipment))
    .join(',')
  const at = loadPlace(shipment, isInRows(given))
  const trucks = trucksFor(shipment, load, room)
  const places = unitPlaces(shipment, isInRows(given))
  return [
    ...(load.weightLb > room.weightLb
      ? [problem(at, 'loadOverTruck', { truck, weightLb: load.weightLb, max: room.weightLb, trucks, others })]
      : []),
    ...(load.area > floorOf(room)
      ? [
          problem(at, 'floorOverTruck', {
            ...{ truck, trucks, others },
            squareFeet: Math.ceil(squareFeet(load.area)),
            max: Math.floor(squareFeet(floorOf(room))),
          }),
        ]
      : []),
    ...shipment.units.flatMap((unit, index) => {
      if (fits(unit, room) || isBeyondLimits(unit)) return []
      const side = unitPercents(unit, room).floor > 100 ? 'lengthIn' : 'heightIn'
      const params = { truck, size: sidesOf(unit), room: sidesOf(room), others }
      return [problem(`${places[index]}.${side}`, 'unitOverTruck', params)]
    }),
  ]
}

export interface RoomWarning {
  readonly at: string
  readonly code: 'loadNearTruck' | 'floorNearTruck' | 'unitNearTruck' | 'unitOverPup'
  /** `truck`: the body; `percent`: how much of it is taken; `lengthIn` and `max`: of a unit too long for a trailer of 28 ft. */
  readonly params: {
    readonly truck: Equipment
    readonly percent: number
    readonly lengthIn?: number
    readonly max?: number
  }
}

/**
 * What goes into its truck by a hair: from 95 percent of weight, floor or a side on; and LTL freight that only a long
 * trailer takes. None where it doesn't go at all.
 */
export function roomWarnings(given: Shipment | PlainShipment): readonly RoomWarning[] {
  const shipment = wholeOf(given)
  const [truck, ...more] = judgedBy(shipment)
  if (truck === undefined || more.length > 0 || !takes(shipment, truck)) return []
  const room = truckRooms[truck]
  const load = loadOf(shipment, room)
  const near = (at: string, code: RoomWarning['code'], share: number): readonly RoomWarning[] =>
    share >= NEAR_PERCENT ? [{ at, code, params: { truck, percent: Math.floor(share) } }] : []
  const at = loadPlace(shipment, isInRows(given))
  const places = unitPlaces(shipment, isInRows(given))
  return [
    ...near(at, 'loadNearTruck', (100 * load.weightLb) / room.weightLb),
    ...near(at, 'floorNearTruck', (100 * load.area) / floorOf(room)),
    ...shipment.units.flatMap((unit, index) => {
      const { floor, up } = unitPercents(unit, room)
      const place = places[index] ?? at
      const lengthIn = Math.max(unit.lengthIn, unit.widthIn)
      const params = { truck, percent: Math.floor(floor), lengthIn, max: PUP_LENGTH_IN }
      const overPup: readonly RoomWarning[] =
        isShared(shipment) && lengthIn > PUP_LENGTH_IN ? [{ at: place, code: 'unitOverPup', params }] : []
      return [...overPup, ...near(place, 'unitNearTruck', Math.max(floor, up))]
    }),
  ]
}
