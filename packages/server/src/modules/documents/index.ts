import type { Handlers } from '../../handler.ts'
import { checkBOLandDownload } from './CheckBOLandDownload.ts'
import { getPackinglist } from './GETPackinglist.ts'
import { printDocumentDetails } from './PrintDocumentDetails.ts'

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

export const documentHandlers = {
  CheckBOLandDownload: checkBOLandDownload,
  GETPackinglist: getPackinglist,
  PrintDocumentDetails: printDocumentDetails,
} satisfies Partial<Handlers>
