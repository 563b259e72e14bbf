import type { WireTracking, WireTrackingEvent } from '@waybill/contract/wire/tracking.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallProblem } from '../api/problem.ts'
import { type Link, loadOlder, loadTracking } from './trackingCalls.ts'

const PAGE = 20
const REFRESH_MS = 30_000

export interface Tracked {
  readonly shipment: WireTracking | null
  /** `wrong`: the link; `slow`: too many wrong ones; `failed`: try again. */
  readonly trouble: 'wrong' | 'slow' | 'failed' | null
}

const troubleOf = (error: unknown): Tracked['trouble'] => {
  if (!(error instanceof CallProblem)) return 'failed'
  if (error.code === 'TooManyTries') return 'slow'
  return error.status === 404 || error.status === 400 ? 'wrong' : 'failed'
}

const merged = (events: readonly WireTrackingEvent[], older: readonly WireTrackingEvent[]): WireTrackingEvent[] => [
  ...new Map([...events, ...older].map(event => [event.eventId, event])).values(),
]

/** One shipment as its link shows it, loaded again while the page is looked at. */
export function useTracking(link: Link) {
  const [state, setState] = useState<Tracked>({ shipment: null, trouble: null })
  const older = useRef<readonly WireTrackingEvent[]>([])

  const load = useCallback(async (): Promise<void> => {
    try {
      const shipment = await loadTracking(link, PAGE)
      setState({ shipment: { ...shipment, events: merged(shipment.events, older.current) }, trouble: null })
    } catch (error) {
      // What is shown stays shown while the server is away; a link that ended shows nothing any more.
      const trouble = troubleOf(error)
      setState(now => ({ shipment: trouble === 'wrong' ? null : now.shipment, trouble }))
    }
  }, [link])

  const showOlder = async (): Promise<void> => {
    const shown = state.shipment?.events.length ?? 0
    const page = await loadOlder(link, shown, PAGE)
    older.current = merged(older.current, page.events)
    setState(now => ({
      ...now,
      shipment: now.shipment && { ...now.shipment, events: merged(now.shipment.events, page.events) },
    }))
  }

  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void load()
    }
    void load()
    const timer = setInterval(refresh, REFRESH_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [load])

  return { ...state, load, showOlder }
}
