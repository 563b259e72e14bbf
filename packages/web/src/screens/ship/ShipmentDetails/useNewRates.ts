import { useQueryClient } from '@tanstack/react-query'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { forget } from '../../../api/useCall.ts'

/** Asks every source anew for a booked shipment; the prices come with its details, and none is taken. */
export function useNewRates(shipmentId: number, atOnce: boolean) {
  const cache = useQueryClient()
  const [state, setState] = useState<'idle' | 'asking' | 'done'>(atOnce ? 'asking' : 'idle')
  const [problem, setProblem] = useState<unknown>(null)
  const ask = useCallback(async (): Promise<void> => {
    setState('asking')
    setProblem(null)
    try {
      await makeCall(GETLTLRates, { body: { shipmentId } })
      await forget(cache, ShipmentDetails)
      setState('done')
    } catch (error) {
      setProblem(error)
      setState('idle')
    }
  }, [shipmentId, cache])
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!atOnce || hasAsked.current) return
    hasAsked.current = true
    void ask()
  }, [atOnce, ask])
  return { state, problem, ask }
}
