import type { App } from '../app.ts'
import { openTransport } from '../mail/transport.ts'
import { mailPasswordLink } from './MailPasswordLink.ts'
import { sendMail } from './SendMail.ts'
import { sweepIdentity } from './SweepIdentity.ts'

/** Starts every job of the product on this node. */
export async function startWork(app: App): Promise<void> {
  const transport = openTransport(app.settings)
  await app.jobs.work('MailPasswordLink', data => mailPasswordLink(app, data))
  await app.jobs.work('SendMail', data => sendMail(app, transport, data))
  await app.jobs.work('SweepIdentity', () => sweepIdentity(app), '17 3 * * *')
}
