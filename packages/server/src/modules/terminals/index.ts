export { type KeptTerminal, keptTerminals } from './keptTerminals.ts'
