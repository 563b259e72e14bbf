export { orderImport } from './orderImport.ts'
