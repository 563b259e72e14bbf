import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@waybill/contract/call.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isHeard, listen, onHeard } from './socket.ts'
import type { SocketMessage } from './socketHub.ts'
import { forget } from './useCall.ts'

/** News of a bulk action come in a burst: one refetch answers them all. */
const SETTLE_MS = 300

/** Whether news come in by themselves; false while the line to the server does not stand. */
export const useIsLive = (): boolean => useSyncExternalStore(onHeard, isHeard)

/**
 * Asks the calls again when something happened to what is shown, and after a lost connection.
 * @param uniqueName the shipment watched; empty: all of the company's. Null: not known yet.
 * @param isMeant which news count; left out: all of them.
 */
export function useLive(
  uniqueName: string | null,
  affects: readonly Call[],
  isMeant: (message: SocketMessage) => boolean = () => true,
): void {
  const cache = useQueryClient()
  const now = useRef({ affects, isMeant })
  now.current = { affects, isMeant }
  useEffect(() => {
    if (uniqueName === null) return
    let timer = 0
    const refetch = (): void => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        for (const call of now.current.affects) void forget(cache, call)
      }, SETTLE_MS)
    }
    const stop = listen(uniqueName, {
      onMessage: message => {
        if (message.topic === 'missed' || now.current.isMeant(message)) refetch()
      },
      onReconnect: refetch,
    })
    return () => {
      window.clearTimeout(timer)
      stop()
    }
  }, [uniqueName, cache])
}
