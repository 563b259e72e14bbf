import { commonGroups, figureSql, figuresFrom, type ReportSql } from '../reportSql.ts'

export const service: ReportSql = { from: figuresFrom, columns: { ...commonGroups, ...figureSql } }
