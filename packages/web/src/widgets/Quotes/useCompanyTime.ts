import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { useCallback } from 'react'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { formatInstantIn } from '../../ui/format.ts'

/** Deadlines are set on the company's clock: what is told of a question for quotes, or an offer, is told by it. */
export function useCompanyTime(): (instant: string) => string {
  const { data } = useCall(IntialCachefunction, {}, { freshFor: 300_000 })
  const zone = data?.timeZone ?? ''
  // Said anew in another language.
  const t = useText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language is a new way to say it
  return useCallback((instant: string) => formatInstantIn(instant, zone), [zone, t])
}
