import { useQueryClient } from '@tanstack/react-query'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { useRef, useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { forget } from '../../../api/useCall.ts'
import { text } from '../../../texts/texts.ts'
import { notify } from '../../../ui/notify.ts'

interface Progress {
  readonly done: number
  readonly total: number
}

/** Asks for new prices shipment by shipment: their carriers are asked all at once for each. */
export function useNewPrices() {
  const cache = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const working = useRef(false)
  const ask = async (shipmentIds: readonly number[]): Promise<void> => {
    if (working.current) return
    working.current = true
    let chosen = 0
    try {
      for (const [done, shipmentId] of shipmentIds.entries()) {
        setProgress({ done, total: shipmentIds.length })
        const reply = await makeCall(GETLTLRates, { body: { shipmentId } }).catch((problem: unknown) =>
          notify.failed(explainShort(problem)),
        )
        if (reply && reply.selectedPricesheetid !== null) chosen += 1
      }
      const tell = chosen > 0 ? notify.done : notify.warn
      tell(text('tender.asked', { count: chosen }))
    } finally {
      working.current = false
      setProgress(null)
      await forget(cache, ReviewTenders)
    }
  }
  return { ask, progress }
}
