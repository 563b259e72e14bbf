import type { ReportCrash } from '@waybill/contract/calls/Utils/ReportCrash.ts'
import type { ReportVitals } from '@waybill/contract/calls/Utils/ReportVitals.ts'
import type { Handler, Handlers } from '../../handler.ts'
import { openBudget } from './budget.ts'

const crashes = openBudget()
const vitals = openBudget()

const reportCrash: Handler<typeof ReportCrash> = async ({ app, who, request, input, now }) => {
  const { clientId, userId } = who
  if (crashes.take(clientId, now))
    app.log.error({ reqId: request.id, clientId, userId, ...input }, 'a page stopped working')
  return { reference: request.id }
}

const reportVitals: Handler<typeof ReportVitals> = async ({ app, who, input, now }) => {
  if (vitals.take(who.clientId, now)) app.log.info(input, 'web vitals')
  return { Status: 'Success' as const }
}

export const browserReportHandlers = {
  ReportCrash: reportCrash,
  ReportVitals: reportVitals,
} satisfies Partial<Handlers>
