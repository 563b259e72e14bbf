import { equipmentCodes } from '@waybill/contract/wire/ways.ts'
import { isEquipment } from '@waybill/domain'
import { readAmount } from '../../../ui/form/amount.ts'
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
