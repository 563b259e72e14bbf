export { invoicingQuery, invoicingShown } from './invoicing.ts'
