import { factGroups, figureSql, figuresFrom, type ReportSql } from '../reportSql.ts'

export const laneSummary: ReportSql = { from: figuresFrom, columns: { ...factGroups, ...figureSql } }
