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

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

/** Runs in the page before anything else does, and keeps what the browser says of itself. */
export function watchVitals(): void {
  const vitals: Watched = { inp: 0, slowest: '', lcp: 0, cls: 0 }
  Object.assign(globalThis, { vitals })
  const observe = (type: string, heard: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver(list => list.getEntries().forEach(heard)).observe({
      type,
      buffered: true,
    })
  }
  // Until the frame after it is drawn, as INP counts, but for the browser's own compositor: without a screen it can sit on
  // the frames of a large page for seconds.
  for (const type of ['keydown', 'keyup', 'pointerdown', 'click'])
    addEventListener(
      type,
      ({ timeStamp, target }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            const took = Math.round(performance.now() - timeStamp)
            if (took <= vitals.inp) return
            vitals.inp = took
            vitals.slowest = `${type} on ${(target as Element | null)?.localName ?? 'page'}`
          }
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
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
