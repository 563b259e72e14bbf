export { ownPallets } from './palletRows.ts'
