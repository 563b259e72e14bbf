import type { ModuleWork } from '../../jobs/work.ts'
import { sweepStraight } from './sweepStraight.ts'
import { workStraight } from './workStraight.ts'

export const straightWork: Pick<ModuleWork, 'straight' | 'sweepStraight'> = {
  straight: workStraight,
  sweepStraight,
}
export { switchStraightOff } from './switchOff.ts'
