import { useQueryClient } from '@tanstack/react-query'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { useRef } from 'react'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { keyOf } from '../../api/useCall.ts'
import { text } from '../../texts/texts.ts'

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof CallProblem && error.code === 'ChangedMeanwhile'

/** The words for a failed change of a shipment. */
export const explainChange = (error: unknown): string =>
  isChangedMeanwhile(error) ? text('shipment.changedMeanwhile') : explainShort(error)

/**
 * The version a form was opened with. When somebody was faster, the shipment is loaded again and the next save carries
 * its new version: the second of two editors is told once, and keeps what was typed.
 */
export function useSeenVersion(shipmentId: number, version: number) {
  const cache = useQueryClient()
  const seen = useRef(version)
  return async <T>(save: (version: number) => Promise<T>): Promise<T> => {
    try {
      return await save(seen.current)
    } catch (error) {
      if (isChangedMeanwhile(error)) {
        const asked = { body: { shipmentId } }
        const fresh = await makeCall(ShipmentDetails, asked)
        cache.setQueryData(keyOf(ShipmentDetails, asked), fresh)
        seen.current = fresh.version
      }
      throw error
    }
  }
}
