import type { App } from '../app.ts'
import { openTransport } from '../mail/transport.ts'
import type { JobData } from './jobs.ts'
import { mailPasswordLink } from './MailPasswordLink.ts'
import { type MailSettled, sendMail } from './SendMail.ts'
import { giveUpMail } from './SettleMail.ts'
import { sweepExchanges } from './SweepExchanges.ts'
import { sweepIdentity } from './SweepIdentity.ts'

/** What follows from jobs in the modules, which jobs do not know. */
export interface Consequences {
  /** Told what became of each mail. */
  readonly mailSettled: MailSettled
  readonly sendOrder: (app: App, data: JobData['SendOrder']) => Promise<void>
  readonly askOrder: (app: App, data: JobData['AskOrder']) => Promise<void>
  readonly cancelOrder: (app: App, data: JobData['CancelOrder']) => Promise<void>
  readonly followOrder: (app: App, data: JobData['FollowOrder']) => Promise<void>
}

/** Carriers take up to a minute over an order: enough of them at once that one slow carrier holds up nobody. */
const ORDERS_AT_ONCE = 16

/** Starts every job of the product on this node. */
export async function startWork(app: App, given: Consequences): Promise<void> {
  const transport = openTransport(app.settings)
  const { jobs } = app
  await jobs.work('MailPasswordLink', data => mailPasswordLink(app, transport, data))
  await jobs.work('SendMail', data => sendMail(app, transport, given.mailSettled, data))
  await jobs.work('SettleMail', data => giveUpMail(app, given.mailSettled, data))
  await jobs.work('SendOrder', data => given.sendOrder(app, data), { atOnce: ORDERS_AT_ONCE })
  await jobs.work('AskOrder', data => given.askOrder(app, data), { atOnce: ORDERS_AT_ONCE })
  await jobs.work('CancelOrder', data => given.cancelOrder(app, data), { atOnce: 4 })
  await jobs.work('FollowOrder', data => given.followOrder(app, data), { atOnce: 4 })
  await jobs.work('SweepIdentity', () => sweepIdentity(app), { cron: '17 3 * * *' })
  await jobs.work('SweepExchanges', () => sweepExchanges(app), { cron: '47 3 * * *' })
}
