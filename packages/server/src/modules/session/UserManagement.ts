import {
  type UserAction,
  type UserManagement,
  userManagementBodies,
} from '@waybill/contract/calls/LogIn/UserManagement.ts'
import type { z } from 'zod'
import type { Given, Handler } from '../../handler.ts'
import { bodyIssues } from '../../inputIssues.ts'
import { Refusal } from '../../refusal.ts'
import { userActionHandlers } from './userActions.ts'

function run<A extends UserAction>(action: A, asked: Given<typeof UserManagement>) {
  const body = userManagementBodies[action].safeParse(asked.input, { reportInput: true })
  if (!body.success) throw new Refusal('InvalidInput', {}, bodyIssues(body.error))
  return userActionHandlers[action](asked, body.data as z.output<(typeof userManagementBodies)[A]>)
}

export const userManagement: Handler<typeof UserManagement> = asked => run(asked.query.actions, asked)
