import type { Handlers } from '../../handler.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { watchMailroom } from './collectMail.ts'
import { getReplies } from './GetReplies.ts'

export const inboundHandlers = { GetReplies: getReplies } satisfies Partial<Handlers>

/** The door by which answers come in. */
export const inboundWork: Pick<ModuleWork, 'watchMailroom'> = { watchMailroom }
