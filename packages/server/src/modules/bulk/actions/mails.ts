import { calls } from '@waybill/contract'
import { mailHandlers } from '../../mails/index.ts'
import type { Action } from '../action.ts'

const resendMails: Action = {
  call: calls.ResendMail,
  list: 'mails',
  async act(given, { id }) {
    await mailHandlers.ResendMail({ ...given, query: {}, input: { mailId: id } })
    return { started: [{ kind: 'letter', id }] }
  },
}

export const mailActions = { resendMails }
