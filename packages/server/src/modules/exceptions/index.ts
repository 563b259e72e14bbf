import type { ModuleWork } from '../../jobs/work.ts'
import { workCarrierFreight, workExceptions, workInsurance } from './workExceptions.ts'

/** What looks for what did not go as planned. */
export const exceptionWork: Pick<ModuleWork, 'exception' | 'insurance' | 'carrierFreight'> = {
  exception: workExceptions,
  insurance: workInsurance,
  carrierFreight: workCarrierFreight,
}
