import type { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { mayUse } from '../../who.ts'
import { actions } from './actions.ts'
import { addJob } from './addJob.ts'
import { subjectsOf } from './subjects.ts'

export const startBulk: Handler<typeof StartBulk> = async asked => {
  const { app, who, input } = asked
  const { access } = actions[input.action].call
  const email = app.settings.SUPPORT_EMAIL
  if (access.kind === 'public' || !mayUse(who, access.pages)) throw new Refusal('PageNotAllowed', { email })
  if (input.action === 'move' && input.statusCode === undefined) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.statusCode', code: 'required', params: {} }])
  }
  if (input.action === 'askQuotes' && input.quotes === undefined) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.quotes', code: 'required', params: {} }])
  }
  const { statusCode = '', comments, quotes } = input
  return addJob(
    asked,
    input.action,
    { statusCode, comments, ...(quotes === undefined ? {} : { quotes }) },
    await subjectsOf(asked),
  )
}
