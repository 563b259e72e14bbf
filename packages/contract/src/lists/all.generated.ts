// Written by `npm run lists`.
import * as carriers from './carriers.ts'
import * as guideOverrides from './guideOverrides.ts'
import * as shipments from './shipments.ts'

export const lists = {
  carriers: carriers.list,
  guideOverrides: guideOverrides.list,
  track: shipments.list,
} as const

export const listCalls = {
  ExportGuideOverrides: guideOverrides.ExportGuideOverrides,
  GuideOverrides: guideOverrides.GuideOverrides,
} as const
