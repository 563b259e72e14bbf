export {
  askLabels,
  countPrinted,
  followOrder,
  type KeptPurchase,
  keepBought,
  keepBytes,
  type Label,
  labelsOf,
  settleAsked,
} from './labelRows.ts'
