export { recordCarrierEvents } from './recordCarrierEvents.ts'
