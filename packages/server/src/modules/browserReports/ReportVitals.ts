import type { ReportVitals } from '@waybill/contract/calls/Utils/ReportVitals.ts'
import type { Handler } from '../../handler.ts'
import { budgetsOf } from './budget.ts'

export const reportVitals: Handler<typeof ReportVitals> = async ({ app, who, input, now }) => {
  if (budgetsOf(app).vitals.take(who.clientId, now)) app.log.info(input, 'web vitals')
  return { Status: 'Success' as const }
}
