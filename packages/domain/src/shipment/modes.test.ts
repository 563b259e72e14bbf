import { describe, expect, it } from 'vitest'
import { freightModeOf } from '../rates/rateRequest.ts'
import { bolReadiness } from './bolReadiness.ts'
import { sampleShipment } from './sampleShipment.ts'
import { truckOf } from './truck.ts'

const said = (problems: readonly { at: string; code: string }[]) => problems.map(({ at, code }) => `${at} ${code}`)

describe('a parcel', () => {
  const parcel = { ...sampleShipment, mode: 'PARCEL' as const }

  it('has no bill of lading', () => {
    expect(said(bolReadiness(parcel, null))).toEqual(['mode notForMode'])
  })

  it('is no LTL: no sheet prices it, and it has no truck', () => {
    expect(freightModeOf(parcel)).toBeNull()
    expect(truckOf(parcel)).toBeNull()
  })
})
