export { tracking } from '../texts/es-es/tracking.ts'
export { trackingStatuses } from '../texts/es-es/trackingStatuses.ts'
