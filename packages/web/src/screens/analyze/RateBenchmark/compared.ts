import type { BodyOf } from '@waybill/contract/call.ts'
import type { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import { isEquipment, type Mode, modeNames, modes, USUAL_MODE } from '@waybill/domain'
import type { TextKey } from '../../../texts/texts.ts'
import { readAmount } from '../../../ui/form/amount.ts'
import type { LaneInputs } from '../../../widgets/LaneQuestion/laneInputs.ts'

/** What is asked for beside the lane, as it is typed and stands in the address. */
export const comparedNames = ['mode', 'weight', 'class', 'equipment', 'service', 'zone'] as const
export type Compared = Readonly<Record<string, string>>

/** By what prices of a mode are compared: names of its inputs. */
export function comparedBy(mode: Mode): readonly (typeof comparedNames)[number][] {
  const { truck, isLabelled } = modes[mode]
  if (isLabelled) return ['service', 'zone']
  return truck === 'own' ? ['equipment'] : ['weight', 'class']
}

export const modeIn = ({ mode }: Compared): Mode => modeNames.find(name => name === mode) ?? USUAL_MODE

/** Another mode: what only the one before is compared by goes. */
export const inMode = (mode: string): Compared => ({
  ...Object.fromEntries(comparedNames.map(name => [name, ''])),
  mode: mode === USUAL_MODE ? '' : mode,
})

/** The server's names of the inputs. */
export const benchmarkFields: Readonly<Record<string, string>> = {
  ...{ OriginZip: 'from', DestinationZip: 'to' },
  ...{ weightLb: 'weight', freightClass: 'class', equipment: 'equipment', service: 'service', zone: 'zone' },
}

/** What can't be read of what is typed, of what the mode is compared by: nothing is asked with it. */
export const comparedFaults = (typed: Compared): Readonly<Record<string, TextKey>> =>
  comparedBy(modeIn(typed)).includes('weight') && Number.isNaN(readAmount(typed.weight ?? ''))
    ? { weight: 'benchmark.weightForm' }
    : {}

/** The question; what the mode is not compared by is no part of it. */
export function benchmarkBody(lane: LaneInputs, typed: Compared): BodyOf<typeof GetRateBenchmark> {
  const mode = modeIn(typed)
  const used = comparedBy(mode)
  const value = (name: (typeof comparedNames)[number]): string =>
    used.includes(name) ? (typed[name] ?? '').trim() : ''
  const equipment = value('equipment')
  return {
    ...{ OriginZip: lane.from.trim().toUpperCase(), OriginCountry: lane.fromCountry },
    ...{ DestinationZip: lane.to.trim().toUpperCase(), DestinationCountry: lane.toCountry, mode },
    ...(value('weight') === '' ? {} : { weightLb: readAmount(value('weight')) }),
    ...(value('class') === '' ? {} : { freightClass: value('class') }),
    ...(isEquipment(equipment) ? { equipment } : {}),
    ...(value('service') === '' ? {} : { service: value('service') }),
    ...(value('zone') === '' ? {} : { zone: value('zone') }),
  }
}
