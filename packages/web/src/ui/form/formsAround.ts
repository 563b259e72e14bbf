import { createContext } from 'react'
import type { Guard } from './leaveGuard.ts'

/** The forms in a panel: what was typed into one of them is asked for before the panel closes. */
export const FormsAround = createContext<Set<Guard> | null>(null)
