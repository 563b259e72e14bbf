import { describe, expect, it } from 'vitest'
import { freightModeOf } from '../rates/rateRequest.ts'
import { bolReadiness } from './bolReadiness.ts'
import { sampleShipment } from './sampleShipment.ts'
import { truckOf } from './truck.ts'
import { ratingProblems, validateShipment } from './validateShipment.ts'

const said = (problems: readonly { at: string; code: string }[]) => problems.map(({ at, code }) => `${at} ${code}`)

describe('a parcel, until parcels are built', () => {
  const parcel = { ...sampleShipment, mode: 'PARCEL' as const }

  it('is refused in words wherever an order is judged', () => {
    expect(said(validateShipment(parcel, '2026-11-20'))).toContain('mode modeNotBuilt')
    expect(said(ratingProblems(parcel, '2026-11-20'))).toEqual(['mode modeNotBuilt'])
    expect(said(bolReadiness(parcel, null))).toEqual(['mode notForMode'])
  })

  it('is no LTL: no sheet prices it, and it has no truck', () => {
    expect(freightModeOf(parcel)).toBeNull()
    expect(truckOf(parcel)).toBeNull()
  })
})
