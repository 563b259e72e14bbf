import type { ReplyOf } from '@waybill/contract/call.ts'
import type { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import { type BenchmarkArea, type Mode, modes } from '@waybill/domain'
import { text } from '../../../texts/texts.ts'

type Answer = ReplyOf<typeof GetRateBenchmark>
type Benchmark = Answer['benchmarks'][number]

/** `Contract prices, USD` */
export const headText = ({ kind, currency }: Pick<Benchmark, 'kind' | 'currency'>): string =>
  text(kind === 'spot' ? 'benchmark.spot' : 'benchmark.contract', { currency })

/** By what a mode's prices are measured: `per cwt`. */
export function perText(mode: Mode): string {
  const { truck, isLabelled } = modes[mode]
  return text(isLabelled ? 'benchmark.perPound' : truck === 'own' ? 'benchmark.perMile' : 'benchmark.perCwt')
}

/** Which area the figures are of, in words, with its ends. */
export function areaText(area: BenchmarkArea, { from, to }: Pick<Answer, 'from' | 'to'>): string {
  const zip = ({ Zip }: Answer['from'], length: number): string => Zip.replace(/\s/g, '').slice(0, length)
  if (area === 'state') return text('benchmark.byState', { from: from.State, to: to.State })
  return area === 'zip3'
    ? text('benchmark.byZip3', { from: zip(from, 3), to: zip(to, 3) })
    : text('benchmark.byZip5', { from: from.Zip, to: to.Zip })
}

/** A scale with room for the band and every carrier on it: their distances count, not their distance from nothing. */
export function scaleOf({ quartiles, carriers }: Pick<Benchmark, 'quartiles' | 'carriers'>) {
  const amounts = [...(quartiles === null ? [] : [quartiles.p25, quartiles.p75]), ...carriers.map(one => one.median)]
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const room = Math.max((high - low) / 4, high / 50)
  return { low: low - room, high: high + room }
}
