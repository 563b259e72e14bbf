export { checkBOLandDownload as printPapers } from './CheckBOLandDownload.ts'
export { hasInvoice, invoiceModel, invoiceProblems } from './invoiceModel.ts'
export { wireProblem } from './readiness.ts'
export {
  billsDue,
  billToSend,
  completeWithPro,
  dueOnBill,
  issueRevision,
  newestRevision,
  type Revision,
} from './revisions.ts'
