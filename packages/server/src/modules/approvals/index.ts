export { mayPurchase, purchaseLeave, spendApproval } from './mayPurchase.ts'
