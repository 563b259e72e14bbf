import type { Kit } from './kit/kit.ts'
import { type Registered, registered } from './kit/openAccount.ts'
import { project44 } from './project44/index.ts'

/** Every connector of the product, on one kit: a new carrier is a line here. */
export const openConnectors = (kit: Kit): readonly Registered[] => [registered(project44(kit))]
