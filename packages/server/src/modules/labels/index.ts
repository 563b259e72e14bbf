export {
  askLabels,
  askVoid,
  countPrinted,
  followOrder,
  type KeptPurchase,
  keepBought,
  keepBytes,
  keepScanned,
  type Label,
  labelCounts,
  labelsNamed,
  labelsOf,
  labelsShown,
  settleAsked,
  settleVoid,
} from './labelRows.ts'
export { refuseLabelled } from './refuseLabelled.ts'
