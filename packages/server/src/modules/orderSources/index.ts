import type { ModuleWork } from '../../jobs/work.ts'
import { sweepHeldMails } from './heldFiles.ts'
import { lookAtSource } from './lookAtSource.ts'
import { reportRun } from './reportRun.ts'

export { lookAtSources } from './lookAtSources.ts'
export { sendToSource } from './sendToSource.ts'
export { type SourceRow, sourceOf } from './sourceRows.ts'
export { type OrderAddress, sourceOfTags, takeMail } from './takeMail.ts'

/** What fetches orders, and tells people what became of them. */
export const sourceWork: Pick<ModuleWork, 'source' | 'sourceReport' | 'sweepHeldMails'> = {
  source: lookAtSource,
  sourceReport: reportRun,
  sweepHeldMails,
}
