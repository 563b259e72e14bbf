import type { ReportCrash } from '@waybill/contract/calls/Utils/ReportCrash.ts'
import type { Handler } from '../../handler.ts'
import { budgetsOf } from './budget.ts'

export const reportCrash: Handler<typeof ReportCrash> = async ({ app, who, request, input, now }) => {
  const { clientId, userId } = who
  if (budgetsOf(app).crashes.take(clientId, now))
    app.log.error({ reqId: request.id, clientId, userId, ...input }, 'a page stopped working')
  return { reference: request.id }
}
