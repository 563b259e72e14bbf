export type { AccountGiven, CapacityProvider } from './kit/accounts.ts'
export type * from './kit/authorization.ts'
export type * from './kit/connector.ts'
export type * from './kit/dayEnd.ts'
export { type Kit, openKit } from './kit/kit.ts'
export type * from './kit/labels.ts'
export type * from './kit/lane.ts'
export {
  type OpenAccount,
  type OpenAccounts,
  type OpenLabels,
  type OpenPickups,
  type Registered,
  registered,
  type StoredAccount,
} from './kit/openAccount.ts'
export { beyondReach, type Reach } from './kit/reach.ts'
export { hideValues } from './kit/redact.ts'
export type * from './kit/settingsForm.ts'
export { openConnectors } from './registry.ts'
export { wireAddresses } from './wireAddresses.generated.ts'
export { type ReachedAt, readWireAddresses, wireEnvironment, wireSettings } from './wireEnvironment.ts'
