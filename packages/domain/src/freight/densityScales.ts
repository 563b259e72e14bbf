import type { FreightClass } from './classes.ts'

export interface DensityBand {
  /** Lower bound, included. The band ends below the next one's. */
  readonly fromPcf: number
  readonly freightClass: FreightClass
}

export interface DensityScale {
  readonly name: string
  /** First ship date it holds for. */
  readonly from: string
  readonly bands: readonly DensityBand[]
}

const shared: readonly DensityBand[] = [
  { fromPcf: 0, freightClass: '400' },
  { fromPcf: 1, freightClass: '300' },
  { fromPcf: 2, freightClass: '250' },
  { fromPcf: 4, freightClass: '175' },
  { fromPcf: 6, freightClass: '125' },
  { fromPcf: 8, freightClass: '100' },
  { fromPcf: 10, freightClass: '92.5' },
  { fromPcf: 12, freightClass: '85' },
  { fromPcf: 15, freightClass: '70' },
  { fromPcf: 22.5, freightClass: '65' },
  { fromPcf: 30, freightClass: '60' },
]

const elevenBands: DensityScale = { name: '11 bands', from: '0000-01-01', bands: shared }

const docket2025: DensityScale = {
  name: 'NMFC docket 2025-1',
  from: '2025-07-19',
  bands: [...shared, { fromPcf: 35, freightClass: '55' }, { fromPcf: 50, freightClass: '50' }],
}

/** Every density scale, oldest first. Source: NMFC docket 2025-1 and the 11-sub scale before it. */
export const densityScales: readonly DensityScale[] = [elevenBands, docket2025]

/** The scale in force on a ship date (`YYYY-MM-DD`). */
export const densityScaleOn = (shipDate: string): DensityScale =>
  densityScales.findLast(scale => scale.from <= shipDate) ?? elevenBands
