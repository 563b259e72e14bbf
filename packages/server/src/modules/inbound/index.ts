import type { ModuleWork } from '../../jobs/work.ts'
import { watchMailroom } from './collectMail.ts'

/** The door by which answers come in. */
export const inboundWork: Pick<ModuleWork, 'watchMailroom'> = { watchMailroom }
