import type { Page } from '@playwright/test'

export interface Vitals {
  /** The slowest answer to a key or a click, milliseconds. */
  readonly inp: number
  /** The event it answered, and on what. */
  readonly slowest: string
  /** Milliseconds from the navigation. */
  readonly lcp: number
  readonly cls: number
}

interface Watched {
  inp: number
  slowest: string
  lcp: number
  cls: number
}

type Event = PerformanceEventTiming & { readonly interactionId?: number }
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

/** Runs in the page before anything else does, and keeps what the browser says of itself. */
export function watchVitals(): void {
  const vitals: Watched = { inp: 0, slowest: '', lcp: 0, cls: 0 }
  Object.assign(globalThis, { vitals })
  const observe = (type: string, heard: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver(list => list.getEntries().forEach(heard)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  }
  observe('event', entry => {
    const { interactionId = 0, duration, name, target } = entry as Event
    if (interactionId === 0 || duration <= vitals.inp) return
    vitals.inp = duration
    vitals.slowest = `${name} on ${(target as Element | null)?.localName ?? 'page'}`
  })
  observe('largest-contentful-paint', entry => {
    vitals.lcp = Math.round(entry.startTime)
  })
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) vitals.cls += value
  })
}

export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)
