// Written by `npm run registers`.
import * as approvals from './approvals.ts'
import * as auditTrail from './auditTrail.ts'
import * as carriers from './carriers.ts'
import * as exceptions from './exceptions.ts'
import * as guideOverrides from './guideOverrides.ts'
import * as imports from './imports.ts'
import * as locations from './locations.ts'
import * as openOrders from './openOrders.ts'
import * as pendingOrders from './pendingOrders.ts'
import * as people from './people.ts'
import * as shipConfirmations from './shipConfirmations.ts'
import * as shipments from './shipments.ts'
import * as straightEntries from './straightEntries.ts'

export const lists = {
  approvals: approvals.list,
  auditTrail: auditTrail.list,
  carriers: carriers.list,
  exceptions: exceptions.list,
  guideOverrides: guideOverrides.list,
  imports: imports.list,
  locations: locations.list,
  openOrders: openOrders.list,
  pendingOrders: pendingOrders.list,
  people: people.list,
  shipConfirmations: shipConfirmations.list,
  track: shipments.list,
  straightEntries: straightEntries.list,
} as const

export const listCalls = {
  ExportApprovals: approvals.ExportApprovals,
  GetApprovals: approvals.GetApprovals,
  ExportAuditTrail: auditTrail.ExportAuditTrail,
  GetAuditTrail: auditTrail.GetAuditTrail,
  ExportExceptions: exceptions.ExportExceptions,
  GetExceptions: exceptions.GetExceptions,
  ExportGuideOverrides: guideOverrides.ExportGuideOverrides,
  GuideOverrides: guideOverrides.GuideOverrides,
  ExportImports: imports.ExportImports,
  GetImports: imports.GetImports,
  ExportLocations: locations.ExportLocations,
  GetLocations: locations.GetLocations,
  ExportOrders: openOrders.ExportOrders,
  GetOrders: openOrders.GetOrders,
  ExportPendingOrders: pendingOrders.ExportPendingOrders,
  PendingOrderListReport: pendingOrders.PendingOrderListReport,
  ExportPeople: people.ExportPeople,
  GetPeople: people.GetPeople,
  ExportConfirmations: shipConfirmations.ExportConfirmations,
  GetConfirmations: shipConfirmations.GetConfirmations,
  ExportStraightEntries: straightEntries.ExportStraightEntries,
  GetStraightEntries: straightEntries.GetStraightEntries,
} as const
