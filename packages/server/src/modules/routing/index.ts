import type { Handlers } from '../../handler.ts'
import { exportGuideOverrides } from './ExportGuideOverrides.ts'
import { guideOverrides } from './GuideOverrides.ts'
import { routingGuide } from './RoutingGuide.ts'
import { soldToDetails } from './SoldToDetails.ts'

export { guideInForce } from './guides.ts'
export { type GuideSaid, type Override, overrideOf, reasonOf, recordOverride } from './overrides.ts'

export const routingHandlers = {
  ExportGuideOverrides: exportGuideOverrides,
  GuideOverrides: guideOverrides,
  RoutingGuide: routingGuide,
  SoldToDetails: soldToDetails,
} satisfies Partial<Handlers>
