import { Login } from './LogIn/Login.ts'
import { LogOut } from './LogIn/LogOut.ts'
import { UserAgreementOperation } from './LogIn/UserAgreementOperation.ts'
import { UserManagement } from './LogIn/UserManagement.ts'
import { userDetails } from './LogIn/userDetails.ts'
import { GetShipmentCount } from './Shipment/GetShipmentCount.ts'
import { GetShipmentList } from './Shipment/GetShipmentList.ts'

/** Every call of the product. A call without a handler does not compile (server/src/modules/handlers.ts). */
export const calls = {
  GetShipmentCount,
  GetShipmentList,
  LogOut,
  Login,
  UserAgreementOperation,
  UserManagement,
  userDetails,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
