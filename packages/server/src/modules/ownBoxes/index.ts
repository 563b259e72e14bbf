export { ownBoxes } from './boxRows.ts'
