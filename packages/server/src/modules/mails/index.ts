import type { Handlers } from '../../handler.ts'
import { getDemoOutbox } from './GetDemoOutbox.ts'
import { getMails } from './GetMails.ts'
import { resendMail } from './ResendMail.ts'

export const mailHandlers = {
  GetDemoOutbox: getDemoOutbox,
  GetMails: getMails,
  ResendMail: resendMail,
} satisfies Partial<Handlers>
