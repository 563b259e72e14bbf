export type { AccountGiven, CapacityProvider } from './kit/accounts.ts'
export type * from './kit/connector.ts'
export { type Kit, openKit } from './kit/kit.ts'
export type * from './kit/lane.ts'
export {
  type OpenAccount,
  type OpenAccounts,
  type Registered,
  registered,
  type StoredAccount,
} from './kit/openAccount.ts'
export { hideValues } from './kit/redact.ts'
export { openConnectors } from './registry.ts'
