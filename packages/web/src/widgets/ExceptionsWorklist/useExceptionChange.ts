import { useQueryClient } from '@tanstack/react-query'
import type { Call, ReplyOf } from '@waybill/contract/call.ts'
import type { CallInput } from '../../api/call.ts'
import { CallProblem } from '../../api/problem.ts'
import { forget } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { exceptionReads } from './exceptionReads.ts'

/** A change of an exception. Where somebody else was first, what stands now is shown beside the refusal. */
export function useExceptionChange<C extends Call>(call: C) {
  const cache = useQueryClient()
  const { mutateAsync, isPending } = useChange(call, exceptionReads)
  const change = async (input: CallInput<C>): Promise<ReplyOf<C>> => {
    try {
      return await mutateAsync(input)
    } catch (error) {
      if (error instanceof CallProblem && error.status === 409) {
        await Promise.all(exceptionReads.map(read => forget(cache, read)))
      }
      throw error
    }
  }
  return { change, isPending }
}
