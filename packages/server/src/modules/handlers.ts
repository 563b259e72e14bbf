import type { Handlers } from '../handler.ts'
import { login, userDetails } from './session/index.ts'
import { getShipmentList } from './shipments/index.ts'

/** One handler per call of the contract: leave one out and the compiler names it. */
export const handlers: Handlers = {
  GetShipmentList: getShipmentList,
  Login: login,
  userDetails,
}
