import { ReportVitals } from '@waybill/contract/calls/Utils/ReportVitals.ts'
import { makeCall } from '../api/call.ts'
import { newId } from '../api/newId.ts'
import { signedInUser } from '../api/session.ts'
import { measuring } from '../screens/settings/Preferences/deviceSettings.ts'

const BROWSER = 'waybill.preference.browserId'

/** A random id of this browser, which names nobody (specification §9). */
function browserId(): string {
  const known = localStorage.getItem(BROWSER)
  if (known !== null) return known
  const made = newId()
  localStorage.setItem(BROWSER, made)
  return made
}

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
type Interaction = PerformanceEntry & { readonly interactionId?: number }

/**
 * Tells the server of ours, and nobody else, how fast the page was that is left: when its largest part was painted, the
 * slowest answer to a key or a click, and how much moved by itself. Switched off in Preferences, it measures nothing.
 */
export function reportVitals(): void {
  if (!measuring() || typeof PerformanceObserver === 'undefined') return
  const seen: { lcp?: number; inp?: number; cls?: number } = {}
  let route = window.location.pathname
  const observe = (type: string, heard: (entry: PerformanceEntry) => void, more: object = {}): void => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
    const observer = new PerformanceObserver(list => list.getEntries().forEach(heard))
    observer.observe({ type, buffered: true, ...more })
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = Math.round(startTime)
  })
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) seen.cls = (seen.cls ?? 0) + value
  })
  observe(
    'event',
    entry => {
      const { interactionId = 0, duration } = entry as Interaction
      if (interactionId > 0) seen.inp = Math.max(seen.inp ?? 0, duration)
    },
    { durationThreshold: 40 },
  )
  const report = (): void => {
    const { lcp, inp, cls } = seen
    if ((lcp ?? inp ?? cls) === undefined || signedInUser() === null) return
    const body = { browser: browserId(), route, ...seen }
    for (const name of ['lcp', 'inp', 'cls'] as const) delete seen[name]
    // What is measured is of no use to the person: a failure is nobody's.
    void makeCall(ReportVitals, { body }).catch(() => undefined)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report()
    else route = window.location.pathname
  })
}
