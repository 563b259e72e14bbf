import type { ReportName } from '@waybill/contract/reports/index.ts'
import type { ReportSql } from '../reportSql.ts'
import { accessorialAnalysis } from './accessorialAnalysis.ts'
import { accrual } from './accrual.ts'
import { carrierSummary } from './carrierSummary.ts'
import { guideCompliance } from './guideCompliance.ts'
import { laneSummary } from './laneSummary.ts'
import { lateFreight } from './lateFreight.ts'
import { savings } from './savings.ts'
import { service } from './service.ts'
import { shipmentManifest } from './shipmentManifest.ts'

/** How each report is read. */
export const reportSqls: Readonly<Record<ReportName, ReportSql>> = {
  ...{
    accessorialAnalysis,
    accrual,
    carrierSummary,
    guideCompliance,
    laneSummary,
    lateFreight,
    savings,
    service,
    shipmentManifest,
  },
}
