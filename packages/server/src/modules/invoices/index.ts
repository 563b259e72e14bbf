export { invoiceImport } from './invoiceImport.ts'
export { invoicingQuery, invoicingShown } from './invoicing.ts'
