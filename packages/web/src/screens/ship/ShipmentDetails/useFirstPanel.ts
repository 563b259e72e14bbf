import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OpenPanel } from './DetailsPanel.tsx'

/** What another page can ask for in the address; null: there is no cause for it. */
const first: Readonly<Record<string, (details: WireShipmentDetails) => OpenPanel | null>> = {
  event: () => ({ kind: 'event' }),
  pro: () => ({ kind: 'pro' }),
  ask: () => ({ kind: 'spot', spot: { does: 'ask' } }),
  tell: ({ booking: { unknownToCarrier, tellWays } }) =>
    unknownToCarrier.length > 0 && tellWays.length > 0 ? { kind: 'tell', withRates: false } : null,
}

/** The panel that is open, starting with the one that another page asked for in the address (`?do=ask`), once. */
export function useFirstPanel(details: WireShipmentDetails) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('do')
  const panel = useState<OpenPanel | null>(asked === null ? null : (first[asked]?.(details) ?? null))
  useEffect(() => {
    if (asked !== null) setParams({}, { replace: true })
  }, [asked, setParams])
  return panel
}
