export { guideInForce } from './guides.ts'
export { type GuideSaid, type Override, overrideOf, reasonOf, recordOverride } from './overrides.ts'
