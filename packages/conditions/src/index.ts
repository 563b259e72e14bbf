export { brokenBy, type Condition, type ConditionedCall, fieldIn, inWords, isMet } from './condition.ts'
export { hasTenDigits } from './places.ts'
export { type Json, occurrences } from './request.ts'
export { upsCalls } from './ups/index.ts'
