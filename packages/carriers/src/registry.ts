import type { Kit } from './kit/kit.ts'
import { project44 } from './project44/index.ts'

/** Every connector of the product, on one kit: a new carrier is a line here. */
export const openConnectors = (kit: Kit) => ({ project44: project44(kit) }) as const

export type Connectors = ReturnType<typeof openConnectors>
