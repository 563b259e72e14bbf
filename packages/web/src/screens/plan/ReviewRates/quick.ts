import { equipmentCodes } from '@waybill/contract/wire/ways.ts'
import { isEquipment, isFreightClass, USUAL_MODE } from '@waybill/domain'
import { readAmount } from '../../../ui/form/amount.ts'
import type { HistoryLane } from '../../../widgets/LaneHistory/historyLane.ts'
import { type LaneInputs, laneBody, laneFields } from '../../../widgets/LaneQuestion/laneInputs.ts'

/** What is asked for beside the lane, as it is typed and stands in the address. */
export const quickNames = ['weight', 'class', 'units', 'length', 'width', 'height', 'mode'] as const
export type Quick = Readonly<Record<string, string>>

/** The server's names of the inputs. */
export const quickFields: Readonly<Record<string, string>> = {
  ...laneFields,
  Weight: 'weight',
  itemClass: 'class',
  Qty: 'units',
  Pieces: 'units',
  Length: 'length',
  Width: 'width',
  Height: 'height',
}

export const isWeighed = ({ weight = '' }: Quick): boolean => weight.trim() !== ''

/** Blank is 0; what cannot be read is refused by the server as too little, at its field. */
const number = (typed = ''): number => {
  const read = typed.trim() === '' ? 0 : readAmount(typed)
  return Number.isNaN(read) ? 0 : read
}

/** `volume`, or the body of a truckload; anything else is LTL. */
const wayOf = (mode = '') => {
  if (isEquipment(mode)) return { shipMode: 'TL' as const, EquipmentType: equipmentCodes[mode] }
  return mode === 'volume' ? { VolumeLTL: true } : {}
}

export const quickBody = (lane: LaneInputs, quick: Quick) => ({
  ...laneBody(lane),
  ...wayOf(quick.mode),
  Weight: number(quick.weight),
  itemClass: (quick.class ?? '').trim(),
  Qty: number(quick.units),
  packageType: 'PLT',
  Length: number(quick.length),
  Width: number(quick.width),
  Height: number(quick.height),
})

/** The same lane and freight, to say what it cost before. */
export function quickHistory(lane: LaneInputs, quick: Quick): HistoryLane {
  const { OriginZip, OriginCountry, DestinationZip, DestinationCountry, Weight, itemClass, ...way } = quickBody(
    lane,
    quick,
  )
  const { mode: equipment = '' } = quick
  return {
    ...{ OriginZip, OriginCountry, DestinationZip, DestinationCountry },
    mode: 'shipMode' in way ? way.shipMode : USUAL_MODE,
    ...(Weight > 0 ? { weightLb: Weight } : {}),
    ...(isFreightClass(itemClass) ? { freightClass: itemClass } : {}),
    ...(isEquipment(equipment) ? { equipment } : {}),
  }
}
