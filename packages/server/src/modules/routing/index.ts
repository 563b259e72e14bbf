import type { Handlers } from '../../handler.ts'
import { routingGuide } from './RoutingGuide.ts'
import { soldToDetails } from './SoldToDetails.ts'

export { guideInForce } from './guides.ts'
export { type GuideSaid, type Override, overrideOf, reasonOf, recordOverride } from './overrides.ts'

export const routingHandlers = {
  RoutingGuide: routingGuide,
  SoldToDetails: soldToDetails,
} satisfies Partial<Handlers>
