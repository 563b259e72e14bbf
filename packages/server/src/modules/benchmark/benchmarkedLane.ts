import type { BodyOf } from '@waybill/contract'
import type { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import { addDays, classBand, classBands, modes, weightBand } from '@waybill/domain'
import { localNow } from '../../places/localNow.ts'
import type { ZipPlace } from '../../places/zips.ts'
import type { Who } from '../../who.ts'

type Question = Pick<BodyOf<typeof GetRateBenchmark>, 'mode' | 'weightLb' | 'freightClass' | 'equipment'>

/** Days of pickup that are looked at. */
const WINDOW_DAYS = 365

/** A lane as what was shipped on it is looked for: its ends, what is like it, and since when. */
export interface BenchmarkedLane {
  readonly clientId: number
  readonly mode: Question['mode']
  readonly from: { readonly zip: string; readonly state: string }
  readonly to: { readonly zip: string; readonly state: string }
  readonly days: { readonly from: string; readonly to: string }
  /** Pounds from which and below which; null: whatever it weighs. */
  readonly pounds: { readonly from: number; readonly to: number | null } | null
  /** Classes above which, and up to which; null: of any. */
  readonly classes: { readonly above: number; readonly to: number } | null
  readonly equipment: string | null
}

const end = ({ zip, state }: ZipPlace) => ({ zip: zip.replace(/\s/g, ''), state })

function classesLike(freightClass: string): BenchmarkedLane['classes'] {
  const band = classBand(freightClass)
  if (band === null) return null
  return { above: Number(classBands[classBands.indexOf(band) - 1] ?? 0), to: Number(band) }
}

/** The lane that is asked about; of its freight only what its mode is compared by. */
export function benchmarkedLane(
  { clientId, timeZone }: Pick<Who, 'clientId' | 'timeZone'>,
  { from, to }: { readonly from: ZipPlace; readonly to: ZipPlace },
  { mode, weightLb, freightClass = '', equipment }: Question,
  now: Date,
): BenchmarkedLane {
  const { isClassed, truck } = modes[mode]
  const today = localNow(now, timeZone).date
  return {
    ...{ clientId, mode, from: end(from), to: end(to) },
    days: { from: addDays(today, 1 - WINDOW_DAYS), to: today },
    pounds: truck === 'shared' && weightLb !== undefined ? weightBand(weightLb) : null,
    classes: isClassed ? classesLike(freightClass) : null,
    equipment: truck === 'own' ? (equipment ?? null) : null,
  }
}
