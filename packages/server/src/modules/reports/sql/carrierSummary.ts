import { commonGroups, figureSql, figuresFrom, type ReportSql } from '../reportSql.ts'

export const carrierSummary: ReportSql = { from: figuresFrom, columns: { ...commonGroups, ...figureSql } }
