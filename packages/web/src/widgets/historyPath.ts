import type { AuditedKind } from '@waybill/contract/wire/auditEntry.ts'

/** Where the history of one record is read. @param kind of `AuditedKind`; of another one nothing is found */
export const historyPath = (kind: AuditedKind | (string & {}), recordId: number): string =>
  `/Settings/AuditTrail?${new URLSearchParams({ kinds: kind, record: `#${recordId}` })}`
