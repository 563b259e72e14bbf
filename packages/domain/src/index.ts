export type * from './shipment/shipment.ts'
