import { report as accessorialAnalysis } from './accessorialAnalysis.ts'
import { report as accrual } from './accrual.ts'
import { report as carrierSummary } from './carrierSummary.ts'
import { report as guideCompliance } from './guideCompliance.ts'
import { report as laneSummary } from './laneSummary.ts'
import { report as lateFreight } from './lateFreight.ts'
import { report as savings } from './savings.ts'
import { report as service } from './service.ts'
import { report as shipmentManifest } from './shipmentManifest.ts'

/** Every report, in the order in which people are offered them. */
export const reports = {
  shipmentManifest,
  carrierSummary,
  accessorialAnalysis,
  accrual,
  laneSummary,
  service,
  lateFreight,
  guideCompliance,
  savings,
} as const
export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]]
