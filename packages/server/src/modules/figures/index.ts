import type { ModuleWork } from '../../jobs/work.ts'
import { workFigures } from './workFigures.ts'

export { countAnew, knownSinceAward, mendSums, recountDifferences } from './recount.ts'

export const figureWork: Pick<ModuleWork, 'figures'> = { figures: workFigures }
