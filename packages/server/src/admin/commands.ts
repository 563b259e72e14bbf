import { resolve } from 'node:path'
import { acceptSecret } from '../backup/secretMark.ts'
import { addDemoCompany } from '../demo/seed.ts'
import type { Settings } from '../settings.ts'
import { backupTo, restoreFrom } from './backups.ts'
import { checkInstallation } from './check.ts'
import { claim } from './claim.ts'
import { AdminError, approveRequest, createCompany, openRequests, refuseKnownName } from './companies.ts'
import { connectProject44, setGs1Prefix } from './connect.ts'
import { connectDigitalLtl } from './connectDigitalLtl.ts'
import { countFigures } from './countFigures.ts'
import { loadFuelFolder, loadRates } from './loadRates.ts'
import { loadTerminalList } from './loadTerminalList.ts'
import { loadUpsAgreement } from './loadUpsAgreement.ts'
import { addMember, listPeople, newSetupLink, renameCompany, type SentLink, setActive } from './members.ts'
import type { Admin } from './openAdmin.ts'
import { resetFactor } from './resetFactor.ts'
import { listStuck, retryStuck } from './stuckWork.ts'

/** What an operator may ask by command. */
export interface Command {
  /** As the usage shows it: `<what it needs> [what it may be given]`. */
  readonly takes: string
  readonly does: string
  /** What it is given in that order; words that it needs are there. @returns what is printed */
  readonly run: (given: readonly string[], admin: Admin) => Promise<string>
  /** Runs though the data are sealed with another secret than the one that is set. */
  readonly acceptsSecret?: true
}

/** One that takes the database as it is, or puts another one in its place. */
export interface WholeCommand extends Omit<Command, 'run'> {
  readonly runOn: (given: readonly string[], settings: Settings) => Promise<string>
}

// npm runs scripts in the project's folder; the operator means the folder he stands in.
const pathOf = (file = ''): string => resolve(process.env.INIT_CWD ?? '.', file)

const linkWords = (email: string, { link, life }: SentLink): string =>
  `Send this link to ${email}. It works once, for ${life}:\n${link}`

async function create(given: readonly string[], admin: Admin) {
  const [company = '', email = '', firstName = '', lastName = ''] = given.filter(word => word !== '--another')
  if (!given.includes('--another')) await refuseKnownName(admin, company)
  const { link } = await createCompany(admin, { company, email, firstName, lastName, phone: '' })
  return linkWords(email, { link, life: '24 hours' })
}

async function requests(_: readonly string[], admin: Admin) {
  const rows = await openRequests(admin)
  if (rows.length === 0) return 'No sign-up waits for a decision.'
  return rows.map(row => `${row.request_id}  ${row.created_at.slice(0, 10)}  ${row.company}, ${row.email}`).join('\n')
}

async function deactivate(given: readonly string[], admin: Admin) {
  const [email = ''] = given.filter(word => word !== '--yes')
  const { companies } = await setActive(admin, email, false, given.includes('--yes'))
  if (companies.length === 0) return `${email} is deactivated already.`
  return `${email} works no more for ${companies.join(', ')}. To undo it: npm run admin -- reactivate ${email}`
}

async function reactivate([email = '']: readonly string[], admin: Admin) {
  const { companies, links } = await setActive(admin, email, true)
  if (companies.length === 0) return `${email} is active already.`
  return [`${email} works again for ${companies.join(', ')}.`, ...links.map(link => linkWords(email, link))].join('\n')
}

async function demo([howMany = '1']: readonly string[], { settings, ...admin }: Admin) {
  if (!settings.WAYBILL_DEMO)
    throw new AdminError('There is no demo data in production, or where WAYBILL_DEMO or DEMO is false.')
  if (!/^[1-9]\d{0,2}$/.test(howMany)) throw new AdminError(`${howMany} is no number of companies from 1 to 999.`)
  const made: string[] = []
  for (let n = 0; n < Number(howMany); n++) {
    const { email, password } = await addDemoCompany({ settings, ...admin })
    made.push(`Demo sign-in: ${email}  password: ${password}`)
  }
  return made.join('\n')
}

/** All commands by name, in the order of the usage. */
export const commands: Readonly<Record<string, Command | WholeCommand>> = {
  create: {
    takes: '<company> <e-mail> [first] [last]',
    does: 'a company and its first person; --another: beside one of the same name',
    run: create,
  },
  people: {
    takes: '[company]',
    does: 'who works for which company',
    run: ([company], admin) => listPeople(admin, company),
  },
  'add-person': {
    takes: '<colleague> <e-mail> [first] [last]',
    does: 'somebody more in the company of a colleague, by their e-mails',
    run: async ([colleague = '', email = '', firstName = '', lastName = ''], admin) =>
      linkWords(email, await addMember(admin, colleague, email, firstName, lastName)),
  },
  'setup-link': {
    takes: '<e-mail>',
    does: 'a new link that sets a password, for 24 hours; of who was invited and never signed in, for 7 days',
    run: async ([email = ''], admin) => linkWords(email, await newSetupLink(admin, email)),
  },
  deactivate: {
    takes: '<e-mail> [--yes]',
    does: 'ends what somebody may open, with every session; --yes: the last administrator of a company, too',
    run: deactivate,
  },
  reactivate: {
    takes: '<e-mail>',
    does: 'lets somebody work again who was deactivated; who never signed in gets a new link',
    run: reactivate,
  },
  rename: {
    takes: '<e-mail> <company>',
    does: 'another name for the company of that person',
    run: async ([email = '', name = ''], admin) =>
      `${await renameCompany(admin, email, name)} is called ${name.trim()} from now on.`,
  },
  stuck: {
    takes: '',
    does: 'work, jobs, tenders and mails that failed or wait for long',
    run: (_, admin) => listStuck(admin),
  },
  retry: { takes: '', does: 'has failed work and jobs tried again', run: (_, admin) => retryStuck(admin) },
  backup: {
    takes: '<file>',
    does: 'all of the installation in one file, while it works',
    runOn: ([file = ''], settings) => backupTo(settings, pathOf(file)),
  },
  restore: {
    takes: '<file> [--check | --over]',
    does: 'puts a backup into an empty database; --check reads whether it is whole, --over puts it in the place of what is there',
    runOn: ([file = '', how], settings) => restoreFrom(settings, pathOf(file), how),
  },
  check: {
    takes: '',
    does: 'tries database, mail, mailbox, files, clock and carriers',
    runOn: async (_, settings) => {
      const { tried, failed } = await checkInstallation(settings, console.log)
      if (failed === 0) return `All ${tried} work, or are off.`
      process.exitCode = 69
      return `${failed} of ${tried} ${failed === 1 ? 'fails' : 'fail'}.`
    },
  },
  claim: {
    takes: '[--send | --set-aside]',
    does: 'says that this database is the one that works, after it was restored or copied',
    run: ([how], admin) => claim(admin, how),
  },
  'new-secret': {
    takes: '',
    does: 'accepts the WAYBILL_SECRET that is set, where the one before is lost',
    acceptsSecret: true,
    run: async (_, { db, settings }) => {
      await acceptSecret(db, settings.secret)
      return 'The secret that is set is accepted. Everybody signs in anew; enter the sign-ins of carriers again.'
    },
  },
  requests: { takes: '', does: 'sign-ups that wait for a decision', run: requests },
  approve: {
    takes: '<request id>',
    does: 'makes the company that was asked for',
    run: async ([requestId = ''], admin) => {
      const { email, link } = await approveRequest(admin, requestId)
      return linkWords(email, { link, life: '24 hours' })
    },
  },
  'reset-factor': {
    takes: '<e-mail>',
    does: "removes that person's second factor and signs the person out",
    run: async ([email = ''], admin) => {
      await resetFactor(admin, email)
      return `${email} signs in by the password alone, and sets a new second factor up where one is demanded.`
    },
  },
  'gs1-prefix': {
    takes: '<e-mail> [prefix]',
    does: "that company's GS1 prefix, 7 to 10 digits; left out: none",
    run: async ([email = '', prefix = ''], admin) => {
      await setGs1Prefix(admin, email, prefix)
      return prefix === '' ? 'Labels bear licence plates from now on.' : `Labels bear SSCCs of ${prefix} from now on.`
    },
  },
  'load-rates': {
    takes: '<e-mail> <folder>',
    does: "rate sheets for that person's company",
    run: async ([email = '', folder], admin) => (await loadRates(admin, email, pathOf(folder))).join('\n'),
  },
  'load-fuel': {
    takes: '<e-mail> <folder>',
    does: "that company's fuel programs and index prices",
    run: ([email = '', folder], admin) => loadFuelFolder(admin, email, pathOf(folder)),
  },
  'load-terminals': {
    takes: '<e-mail> <file>',
    does: "a CSV list of carriers' terminals for that company",
    run: ([email = '', file], admin) => loadTerminalList(admin, email, pathOf(file)),
  },
  agreement: {
    takes: '<version> <file>',
    does: "UPS's agreement as plain text, in force from then on",
    run: ([version = '', file], admin) => loadUpsAgreement(admin, version, pathOf(file)),
  },
  'count-figures': {
    takes: '[e-mail]',
    does: 'figures of reports said anew from the shipments, for that company or all, and compared with a recount',
    run: ([email], admin) => countFigures(admin, email),
  },
  project44: {
    takes: '<e-mail> <client id> [name]',
    does: "that company's sign-in at project44; its secret is read from PROJECT44_CLIENT_SECRET; a name keeps it beside those it has already",
    run: async ([email = '', oauthClientId = '', name], admin) => {
      const login = { oauthClientId, oauthClientSecret: process.env.PROJECT44_CLIENT_SECRET ?? '' }
      await connectProject44(admin, email, login, name)
      return 'The sign-in is kept, sealed. Accounts are added in the product.'
    },
  },
  'digital-ltl': {
    takes: '<e-mail> <SCAC> [name] [account]',
    does: "that company's account with a carrier of the Digital LTL Council's standard; its key is read from CARRIER_KEY",
    run: async ([email = '', scac = '', name = '', account = ''], admin) => {
      await connectDigitalLtl(admin, email, { scac, name, account, apiKey: process.env.CARRIER_KEY ?? '' })
      return 'The account is kept, its key sealed. The carrier’s address belongs in NMFTA_URLS.'
    },
  },
  demo: {
    takes: '[how many]',
    does: 'further demo companies, each with a sign-in of its own; not in production',
    run: demo,
  },
}
