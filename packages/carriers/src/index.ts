export type * from './kit/connector.ts'
export { type Kit, openKit } from './kit/kit.ts'
export type {
  AccountGiven,
  AccountOutcome,
  AccountsOutcome,
  CapacityProvider,
  DeleteOutcome,
  GroupsOutcome,
  MetadataOutcome,
  Project44Accounts,
} from './project44/accounts.ts'
export { type Project44, project44 } from './project44/index.ts'
export type { Project44Settings } from './project44/settings.ts'
export { type Connectors, openConnectors } from './registry.ts'
