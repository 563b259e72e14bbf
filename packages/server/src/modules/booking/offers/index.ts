export { confirmOrder } from './confirmOrder.ts'
export { withdrawOffers } from './endOffers.ts'
export { workOffers } from './workOffers.ts'
