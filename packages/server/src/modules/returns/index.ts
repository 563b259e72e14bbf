import type { Handlers } from '../../handler.ts'
import { makeReturn } from './MakeReturn.ts'

export { type RelatedRow, relatedQuery } from './related.ts'

export const returnHandlers = { MakeReturn: makeReturn } satisfies Partial<Handlers>
