import type { ReportCrash } from '@waybill/contract/calls/Utils/ReportCrash.ts'
import type { ReportVitals } from '@waybill/contract/calls/Utils/ReportVitals.ts'
import type { App } from '../../app.ts'
import type { Handler, Handlers } from '../../handler.ts'
import { type Budget, openBudget } from './budget.ts'

/** Of each node in this process. */
const budgets = new WeakMap<App, { readonly crashes: Budget; readonly vitals: Budget }>()

function budgetsOf(app: App) {
  const known = budgets.get(app) ?? { crashes: openBudget(), vitals: openBudget() }
  budgets.set(app, known)
  return known
}

const reportCrash: Handler<typeof ReportCrash> = async ({ app, who, request, input, now }) => {
  const { clientId, userId } = who
  if (budgetsOf(app).crashes.take(clientId, now))
    app.log.error({ reqId: request.id, clientId, userId, ...input }, 'a page stopped working')
  return { reference: request.id }
}

const reportVitals: Handler<typeof ReportVitals> = async ({ app, who, input, now }) => {
  if (budgetsOf(app).vitals.take(who.clientId, now)) app.log.info(input, 'web vitals')
  return { Status: 'Success' as const }
}

export const browserReportHandlers = {
  ReportCrash: reportCrash,
  ReportVitals: reportVitals,
} satisfies Partial<Handlers>
