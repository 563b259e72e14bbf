import { listCalls } from '../lists/index.ts'
import { folderCalls } from './all.generated.ts'

export type Calls = typeof listCalls & typeof folderCalls
export type CallName = keyof Calls

/** Every call of the product. A call without a handler does not compile (server/src/modules/handlers.generated.ts). */
export const calls: Calls = { ...listCalls, ...folderCalls }
