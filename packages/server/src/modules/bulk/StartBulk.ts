import type { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { mayUse } from '../../who.ts'
import { actions } from './actions.ts'
import { addJob } from './addJob.ts'
import { subjectsOf } from './subjects.ts'

export const startBulk: Handler<typeof StartBulk> = async asked => {
  const { app, who, input } = asked
  const { call, needs } = actions[input.action]
  const email = app.settings.SUPPORT_EMAIL
  if (call.access.kind === 'public' || !mayUse(who, call.access.pages)) throw new Refusal('PageNotAllowed', { email })
  if (needs !== undefined && input[needs] === undefined) {
    throw new Refusal('InvalidInput', {}, [{ at: `body.${needs}`, code: 'required', params: {} }])
  }
  const { statusCode = '', comments, quotes } = input
  return addJob(
    asked,
    input.action,
    { statusCode, comments, ...(quotes === undefined ? {} : { quotes }) },
    await subjectsOf(asked),
  )
}
