import type { App } from '../app.ts'
import type { JobData } from './jobs.ts'
import { type MailSettled, settleMail } from './SendMail.ts'

const DIED = 'The server stopped while this mail was on its way. It may have arrived: ask before sending it again.'

/** Runs a while after a mail was claimed: one that is still being sent then was left behind by a node that died. */
export const giveUpMail = (app: App, settled: MailSettled, data: JobData['SettleMail']): Promise<void> =>
  settleMail(app, data, { state: 'unknown', error: DIED }, settled)
