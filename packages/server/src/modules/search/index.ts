import type { Handlers } from '../../handler.ts'
import { globalSearch } from './GlobalSearch.ts'

export const searchHandlers = { GlobalSearch: globalSearch } satisfies Partial<Handlers>
