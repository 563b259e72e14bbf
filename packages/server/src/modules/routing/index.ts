import type { Handlers } from '../../handler.ts'
import { overrides } from './overrideList.ts'
import { routingGuide } from './RoutingGuide.ts'
import { soldToDetails } from './SoldToDetails.ts'

export { guideInForce } from './guides.ts'
export { type GuideSaid, type Override, overrideOf, reasonOf, recordOverride } from './overrides.ts'

export const routingHandlers = {
  ExportGuideOverrides: overrides.file,
  GuideOverrides: overrides.page,
  RoutingGuide: routingGuide,
  SoldToDetails: soldToDetails,
} satisfies Partial<Handlers>
