export { type KeptTerminal, keptTerminals } from './keptTerminals.ts'
export { type ListFault, loadTerminals } from './loadTerminals.ts'
