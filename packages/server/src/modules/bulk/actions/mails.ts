import { calls } from '@waybill/contract'
import { resendMail } from '../../mails/index.ts'
import type { Action } from '../action.ts'

const resendMails: Action = {
  call: calls.ResendMail,
  list: 'mails',
  async act(given, { id }) {
    await resendMail({ ...given, query: {}, input: { mailId: id } })
    return { started: [{ kind: 'letter', id }] }
  },
}

export const mailActions = { resendMails }
