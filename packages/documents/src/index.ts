export type * from './bol/model.ts'
export { bolPdf, drawBol } from './bol/pdf.ts'
