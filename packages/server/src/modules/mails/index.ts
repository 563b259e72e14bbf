export { privatePurposes } from './privatePurposes.ts'

import type { Handlers } from '../../handler.ts'
import { exportMails } from './ExportMails.ts'
import { getDemoOutbox } from './GetDemoOutbox.ts'
import { getMails } from './GetMails.ts'
import { resendMail } from './ResendMail.ts'

export { shownMails } from './mailList.ts'

export const mailHandlers = {
  ExportMails: exportMails,
  GetDemoOutbox: getDemoOutbox,
  GetMails: getMails,
  ResendMail: resendMail,
} satisfies Partial<Handlers>
