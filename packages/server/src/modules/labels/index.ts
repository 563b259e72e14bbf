export {
  askLabels,
  askVoid,
  followOrder,
  type KeptPurchase,
  keepBought,
  keepBytes,
  type Label,
  labelsOf,
  settleAsked,
  settleVoid,
} from './labelRows.ts'
export { refuseLabelled } from './refuseLabelled.ts'
