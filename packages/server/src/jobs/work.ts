import type { App } from '../app.ts'
import { openTransport } from '../mail/transport.ts'
import { mailPasswordLink } from './MailPasswordLink.ts'
import { type MailSettled, sendMail } from './SendMail.ts'
import { giveUpMail } from './SettleMail.ts'
import { sweepIdentity } from './SweepIdentity.ts'

/** Starts every job of the product on this node; `settled` is told what became of each mail. */
export async function startWork(app: App, settled: MailSettled): Promise<void> {
  const transport = openTransport(app.settings)
  await app.jobs.work('MailPasswordLink', data => mailPasswordLink(app, data))
  await app.jobs.work('SendMail', data => sendMail(app, transport, settled, data))
  await app.jobs.work('SettleMail', data => giveUpMail(app, settled, data))
  await app.jobs.work('SweepIdentity', () => sweepIdentity(app), '17 3 * * *')
}
