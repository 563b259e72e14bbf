import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { makeCall } from '../api/call.ts'
import { listen } from '../api/socket.ts'

const KEY = ['waitingApprovals']
const FRESH_MS = 60_000

/** How many approvals wait for the signed-in person. @param isOpen whether he opens their page: without it, none */
export function useWaitingApprovals(isOpen: boolean): number {
  const cache = useQueryClient()
  const { data = 0 } = useQuery({
    queryKey: KEY,
    enabled: isOpen,
    staleTime: FRESH_MS,
    // The contract's schemas come after the frame.
    queryFn: async ({ signal }) => {
      const { GetApprovals } = await import('@waybill/contract/lists/approvals.ts')
      const { total } = await makeCall(GetApprovals, { body: { filter: { mine: true }, pageSize: 1 }, signal })
      return total ?? 0
    },
  })
  useEffect(() => {
    if (!isOpen) return
    const ask = (): void => void cache.invalidateQueries({ queryKey: KEY })
    return listen('', { topics: ['approval'], onMessage: ask, onReconnect: ask })
  }, [isOpen, cache])
  return isOpen ? data : 0
}
