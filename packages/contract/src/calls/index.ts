import { Login } from './LogIn/Login.ts'
import { userDetails } from './LogIn/userDetails.ts'
import { GetShipmentList } from './Shipment/GetShipmentList.ts'

/** Every call of the product. A call without a handler does not compile (server/src/modules/handlers.ts). */
export const calls = {
  GetShipmentList,
  Login,
  userDetails,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
