export type * from './kit/connector.ts'
