import { afterEach, expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { closeSockets } from './network.ts'
import { takeErrors } from './once.ts'
import { clearPage } from './render.tsx'
import { closeWire } from './wire.ts'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** What a selector finds: for what has no name that a person would say. */
    css(selector: string): Locator
  }
  interface BrowserCommands {
    colorScheme(scheme: 'light' | 'dark'): Promise<void>
  }
}

// A console that stays clean, and no call that nobody answered: as in the journeys.
afterEach(() => {
  clearPage()
  closeSockets()
  const errors = takeErrors()
  expect([...closeWire(), ...errors]).toEqual([])
})
