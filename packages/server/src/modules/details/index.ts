export { changesSince, type Seen } from './changesSince.ts'
