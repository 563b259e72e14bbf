import { sentence } from '@waybill/domain'
import type { App } from '../app.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { MailRules } from '../mail/settleMail.ts'
import { openTransport, type Transport } from '../mail/transport.ts'
import type { Again, Hold } from '../work/due.ts'
import type { DueWork } from '../work/putDue.ts'
import { mailApproval } from './MailApproval.ts'
import { mailInvitation } from './MailInvitation.ts'
import { mailPasswordLink } from './MailPasswordLink.ts'
import { sweepExchanges } from './SweepExchanges.ts'
import { sweepIdentity } from './SweepIdentity.ts'

type Worked = (app: App, due: DueWork) => Promise<Again>

/** What is worked in the modules, which this does not know. */
export interface ModuleWork {
  readonly mails: MailRules
  readonly transmit: Worked
  readonly ask: Worked
  readonly labels: Worked
  readonly follow: Worked
  readonly bulk: (app: App, due: DueWork, hold: Hold) => Promise<Again>
  readonly rateFile: (app: App, due: DueWork, hold: Hold) => Promise<Again>
  readonly replay: Worked
  readonly quote: Worked
  readonly won: Worked
  readonly offers: Worked
  readonly confirm: Worked
  readonly import: (app: App, due: DueWork, hold: Hold) => Promise<Again>
  readonly straight: (app: App, due: DueWork, hold: Hold) => Promise<Again>
  readonly sites: (app: App, due: DueWork, hold: Hold) => Promise<Again>
  readonly source: (app: App, due: DueWork, hold: Hold) => Promise<Again>
  readonly sourceReport: Worked
  readonly confirmation: Worked
  readonly confirmationSend: Worked
  readonly printJob: Worked
  readonly pickup: Worked
  readonly dayClose: Worked
  readonly exception: Worked
  readonly insurance: Worked
  readonly carrierFreight: Worked
  readonly figures: (app: App, due: DueWork, hold: Hold) => Promise<Again>
  readonly reportSlot: Worked
  readonly reportRun: (app: App, due: DueWork, hold: Hold) => Promise<Again>
  readonly sweepReportRuns: (app: App) => Promise<void>
  readonly sweepImports: (app: App) => Promise<void>
  readonly sweepHeldMails: (app: App) => Promise<void>
  readonly sweepStraight: (app: App) => Promise<void>
  readonly sweepPrintJobs: (app: App) => Promise<void>
  readonly tryParcelAccounts: (app: App) => Promise<void>
  readonly sweepRates: (app: App) => Promise<void>
  readonly sweepBulk: (app: App) => Promise<void>
  readonly sweepArchive: (app: App) => Promise<void>
  readonly watchMailroom: (app: App, rules: MailRules, ending: AbortSignal) => Promise<void>
}

/**
 * Carriers take up to a minute over an order: enough of them at once that one slow carrier holds up nobody. One company
 * gets half of the places at most (work/due.ts).
 */
const WIRES_AT_ONCE = 32
const MAILS_AT_ONCE = 8
/** Jobs over many rows; each works its rows one after the other, so that people who click meanwhile come through. */
const BULK_AT_ONCE = 4
/** A slice takes seconds, and each row is locked while it is done: people look on, so a dead node is not waited for long. */
const BULK_LEASE_MS = 15_000
/** Rate files are large: two are read at a time, one of each company. */
const RATE_FILES_AT_ONCE = 2
/** A million rows take minutes: a node that reads holds on to its file; one that died is not waited for long. */
const RATE_FILE_LEASE_MS = 30_000

/** Files whose rows become things: two at a time, one of each company, so that the others come through. */
const IMPORTS_AT_ONCE = 2

/** Companies whose orders go through by themselves: each asks carriers about four orders at a time. */
const STRAIGHT_AT_ONCE = 4
/** Looking through all shipments of a company is no hurry. */
const SITES_AT_ONCE = 1
/** Folders on the servers of others: one that hangs holds up one place, and no company more than half of them. */
const SOURCES_AT_ONCE = 8

/** Deadlines of quotes and offers: each is a short transaction. */
const CLOCKS_AT_ONCE = 8

/** Each is a look at one shipment; a burst of them leaves room for what people wait for. */
const EXCEPTIONS_AT_ONCE = 4
/** Sums are added up in short steps; one company's at a time. */
const FIGURES_AT_ONCE = 2

/** Reports may read a million shipments: two at a time, one of each company. */
const REPORTS_AT_ONCE = 2

/** Starts every work of the product on this node. */
export async function startWork(app: App, given: ModuleWork): Promise<void> {
  const { jobs, due } = app
  const letters = openTransport(app.settings)
  // What is held leaves when its time comes, as where a mail server asks to wait.
  const transport: Transport = async letter => {
    if (app.hold.because() !== null) return { kind: 'later', reason: sentence('copyHeld') }
    const outcome = await letters(letter)
    app.metrics.letters.inc({ outcome: outcome.kind })
    return outcome
  }
  due.work('mail', MAILS_AT_ONCE, sendMail(app, transport, given.mails))
  due.work('transmit', Math.max(WIRES_AT_ONCE, 2 * app.lanes.most), work => given.transmit(app, work))
  due.work('ask', WIRES_AT_ONCE, work => given.ask(app, work))
  due.work('labels', WIRES_AT_ONCE, work => given.labels(app, work))
  due.work('bulk', BULK_AT_ONCE, (work, hold) => given.bulk(app, work, hold), BULK_LEASE_MS)
  due.work('rateFile', RATE_FILES_AT_ONCE, (work, hold) => given.rateFile(app, work, hold), RATE_FILE_LEASE_MS)
  due.work('replay', RATE_FILES_AT_ONCE, work => given.replay(app, work), BULK_LEASE_MS)
  due.work('quote', CLOCKS_AT_ONCE, work => given.quote(app, work))
  due.work('won', CLOCKS_AT_ONCE, work => given.won(app, work))
  due.work('offers', CLOCKS_AT_ONCE, work => given.offers(app, work))
  due.work('confirm', CLOCKS_AT_ONCE, work => given.confirm(app, work))
  due.work('import', IMPORTS_AT_ONCE, (work, hold) => given.import(app, work, hold), BULK_LEASE_MS)
  due.work('straight', STRAIGHT_AT_ONCE, (work, hold) => given.straight(app, work, hold), BULK_LEASE_MS)
  due.work('sites', SITES_AT_ONCE, (work, hold) => given.sites(app, work, hold), BULK_LEASE_MS)
  due.work('source', SOURCES_AT_ONCE, (work, hold) => given.source(app, work, hold))
  due.work('sourceReport', CLOCKS_AT_ONCE, work => given.sourceReport(app, work))
  due.work('confirmation', CLOCKS_AT_ONCE, work => given.confirmation(app, work))
  due.work('confirmationSend', SOURCES_AT_ONCE, work => given.confirmationSend(app, work))
  due.work('printJob', CLOCKS_AT_ONCE, work => given.printJob(app, work))
  due.work('pickup', WIRES_AT_ONCE, work => given.pickup(app, work))
  due.work('dayClose', WIRES_AT_ONCE, work => given.dayClose(app, work))
  due.work('exception', EXCEPTIONS_AT_ONCE, work => given.exception(app, work))
  due.work('insurance', EXCEPTIONS_AT_ONCE, work => given.insurance(app, work))
  due.work('carrierFreight', EXCEPTIONS_AT_ONCE, work => given.carrierFreight(app, work))
  due.work('figures', FIGURES_AT_ONCE, (work, hold) => given.figures(app, work, hold), BULK_LEASE_MS)
  due.work('reportSlot', CLOCKS_AT_ONCE, work => given.reportSlot(app, work))
  due.work('reportRun', REPORTS_AT_ONCE, (work, hold) => given.reportRun(app, work, hold))
  due.work('follow', WIRES_AT_ONCE, work => given.follow(app, work))
  // Side by side: a start waits for none of them longer than for the slowest.
  await Promise.all([
    jobs.work('MailApproval', data => mailApproval(app, transport, data)),
    jobs.work('MailInvitation', data => mailInvitation(app, transport, data)),
    jobs.work('MailPasswordLink', data => mailPasswordLink(app, transport, data)),
    jobs.work('SweepIdentity', () => sweepIdentity(app), { cron: '17 3 * * *' }),
    jobs.work('SweepExchanges', () => sweepExchanges(app), { cron: '47 3 * * *' }),
    jobs.work('SweepBulk', () => given.sweepBulk(app), { cron: '27 4 * * *' }),
    jobs.work('SweepImports', () => given.sweepImports(app), { cron: '37 4 * * *' }),
    jobs.work('SweepHeldMails', () => given.sweepHeldMails(app), { cron: '57 4 * * *' }),
    jobs.work('SweepStraight', () => given.sweepStraight(app), { cron: '7 5 * * *' }),
    jobs.work('SweepPrintJobs', () => given.sweepPrintJobs(app), { cron: '17 5 * * *' }),
    jobs.work('SweepArchive', () => given.sweepArchive(app), { cron: '27 5 * * *' }),
    jobs.work('SweepReportRuns', () => given.sweepReportRuns(app), { cron: '47 5 * * *' }),
    jobs.work('TryParcelAccounts', () => given.tryParcelAccounts(app), { cron: '37 2 * * *' }),
    jobs.work('SweepRates', () => given.sweepRates(app), { cron: '7 4 * * *' }),
  ])
  app.background.run(ending => given.watchMailroom(app, given.mails, ending))
}
