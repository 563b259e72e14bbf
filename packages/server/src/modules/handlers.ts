import type { Handlers } from '../handler.ts'
import * as session from './session/index.ts'
import * as shipments from './shipments/index.ts'

/** One handler per call of the contract: leave one out and the compiler names it. */
export const handlers: Handlers = {
  GetShipmentCount: shipments.getShipmentCount,
  GetShipmentList: shipments.getShipmentList,
  LogOut: session.logOut,
  Login: session.login,
  UserAgreementOperation: session.userAgreementOperation,
  UserManagement: session.userManagement,
  userDetails: session.userDetails,
}
