import '../../texts/stars.ts'
import { GetCarrierStars } from '@waybill/contract/calls/Shipment/GetCarrierStars.ts'
import { useMemo } from 'react'
import { useCall } from '../../api/useCall.ts'
import type { KnownStars } from './starsText.ts'

/** Opinions change slowly. */
const FRESH_MS = 300_000

/** What the company's people think of each carrier, by SCAC; empty until it is known, and where it can't be loaded. */
export function useCarrierStars(): ReadonlyMap<string, KnownStars> {
  const { data } = useCall(GetCarrierStars, { body: {} }, { freshFor: FRESH_MS })
  return useMemo(
    () => new Map(data?.carriers.map(({ CarrierSCAC, stars, count }) => [CarrierSCAC, { stars, count }])),
    [data],
  )
}
