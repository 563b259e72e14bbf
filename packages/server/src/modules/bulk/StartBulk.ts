import type { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { actions } from './actions.ts'
import { addJob } from './addJob.ts'
import { allowed } from './mayDo.ts'
import { subjectsOf } from './subjects.ts'

export const startBulk: Handler<typeof StartBulk> = async asked => {
  const { app, who, input } = asked
  const action = actions[input.action]
  allowed(app, action, who)
  const { needs } = action
  if (needs !== undefined && input[needs] === undefined) {
    throw new Refusal('InvalidInput', {}, [{ at: `body.${needs}`, code: 'required', params: {} }])
  }
  const { statusCode = '', comments, movedAt, quotes, pickup, labelMax, undoBulkId } = input
  return addJob(
    asked,
    input.action,
    {
      ...{ statusCode, comments },
      ...(movedAt === undefined ? {} : { movedAt }),
      ...(quotes === undefined ? {} : { quotes }),
      ...(pickup === undefined ? {} : { pickup }),
      ...(labelMax === undefined ? {} : { labelMax }),
      ...(undoBulkId === undefined ? {} : { undoBulkId }),
    },
    await subjectsOf(asked),
  )
}
