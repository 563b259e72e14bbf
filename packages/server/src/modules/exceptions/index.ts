import type { ModuleWork } from '../../jobs/work.ts'
import { workExceptions, workInsurance } from './workExceptions.ts'

/** What looks for what did not go as planned. */
export const exceptionWork: Pick<ModuleWork, 'exception' | 'insurance'> = {
  exception: workExceptions,
  insurance: workInsurance,
}
