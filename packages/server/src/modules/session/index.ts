import type { Handlers } from '../../handler.ts'
import { login } from './Login.ts'
import { logOut } from './LogOut.ts'
import { userAgreementOperation } from './UserAgreementOperation.ts'
import { userManagement } from './UserManagement.ts'
import { userDetails } from './userDetails.ts'

export const sessionHandlers = {
  LogOut: logOut,
  Login: login,
  UserAgreementOperation: userAgreementOperation,
  UserManagement: userManagement,
  userDetails,
} satisfies Partial<Handlers>
