import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call, ReplyOf } from '@waybill/contract/call.ts'
import { useRef } from 'react'
import { type CallInput, makeCall } from './call.ts'
import { type Intent, intentFor } from './intent.ts'
import { newId } from './newId.ts'
import { type CallProblem, isSettled } from './problem.ts'
import { forget } from './useCall.ts'

/**
 * A change of the contract. For a call that is done `once`, a press after a lost answer repeats the same intent under the
 * same Idempotency-Key; only a settled outcome (done, or refused with a reason) starts a new one.
 * @param affects the reads that are asked again afterwards.
 */
export function useChange<C extends Call>(
  call: C,
  affects: readonly Call[] = [],
): UseMutationResult<ReplyOf<C>, CallProblem, CallInput<C>> {
  const cache = useQueryClient()
  const open = useRef<Intent | null>(null)
  return useMutation<ReplyOf<C>, CallProblem, CallInput<C>>({
    mutationKey: [call.group, call.name],
    mutationFn: input => {
      // A caller that keeps the key itself knows which intent it is.
      if (!call.once || input.idempotencyKey !== undefined) return makeCall(call, input)
      open.current = intentFor(open.current, JSON.stringify([input.query, input.body]), newId)
      return makeCall(call, { ...input, idempotencyKey: open.current.key })
    },
    onSettled: async (_reply, problem) => {
      if (problem === null || isSettled(problem)) open.current = null
      if (problem === null) await Promise.all(affects.map(affected => forget(cache, affected)))
    },
  })
}
