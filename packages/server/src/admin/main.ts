import { resolve } from 'node:path'
import { acceptSecret } from '../backup/secretMark.ts'
import { addDemoCompany } from '../demo/seed.ts'
import type { Settings } from '../settings.ts'
import { settingsOrExit } from '../settingsOrExit.ts'
import { startFault } from '../startFaults.ts'
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
import { addMember, listPeople, newSetupLink, renameCompany, setActive } from './members.ts'
import { type Admin, withAdmin } from './openAdmin.ts'
import { resetFactor } from './resetFactor.ts'
import { listStuck, retryStuck } from './stuckWork.ts'

const usage = `Usage: npm run admin -- <command>

  create <company> <e-mail> [first name] [last name]   a company and its first person
  people [company]                                     who works for which company
  add-person <colleague> <e-mail> [first] [last]       somebody more in the company of a colleague, by their e-mails
  setup-link <e-mail>                                  a new link that sets a password, for 24 hours
  deactivate <e-mail>, reactivate <e-mail>             ends what somebody may open, with every session; or begins it again
  rename <e-mail> <company>                            another name for the company of that person
  stuck                                                work, jobs, tenders and mails that failed or wait for long
  retry                                                has failed work and jobs tried again
  backup <file>                                        all of the installation in one file, while it works
  restore <file> [--check | --over]                    puts a backup into an empty database; --check reads whether
                                                       it is whole, --over puts it in the place of what is there
  check                                                tries database, mail, mailbox, files, clock and carriers
  claim [--send | --set-aside]                         says that this database is the one that works, after it was
                                                       restored or copied
  new-secret                                           accepts the WAYBILL_SECRET that is set, where the one before
                                                       is lost
  requests                                             sign-ups that wait for a decision
  approve <request id>                                 make the company that was asked for
  reset-factor <e-mail>                                removes that person's second factor and signs the person out
  gs1-prefix <e-mail> [prefix]                         that company's GS1 prefix, 7 to 10 digits; left out: none
  load-rates <e-mail> <folder>                         rate sheets for that person's company
  load-fuel <e-mail> <folder>                          that company's fuel programs and index prices
  load-terminals <e-mail> <file>                       a CSV list of carriers' terminals for that company
  agreement <version> <file>                           UPS's agreement as plain text, in force from then on
  count-figures [e-mail]                               figures of reports said anew from the shipments, for that
                                                       company or all, and compared with a recount
  project44 <e-mail> <client id> [name]                that company's sign-in at project44; its secret is read
                                                       from PROJECT44_CLIENT_SECRET; a name keeps it
                                                       beside those it has already
  digital-ltl <e-mail> <SCAC> [name] [account]         that company's account with a carrier of the Digital LTL
                                                       Council's standard; its key is read from CARRIER_KEY
  demo [how many]                                      further demo companies, each with a sign-in of its own`

const linkWords = (email: string, link: string): string =>
  `Send this link to ${email}. It works once, for 24 hours:\n${link}`

async function create(admin: Admin, given: readonly string[]) {
  const isAnother = given.includes('--another')
  const [company, email, firstName = '', lastName = ''] = given.filter(word => word !== '--another')
  if (company === undefined || email === undefined) throw new AdminError(usage)
  if (!isAnother) await refuseKnownName(admin, company)
  const { link } = await createCompany(admin, { company, email, firstName, lastName, phone: '' })
  return linkWords(email, link)
}

async function requests(admin: Admin) {
  const rows = await openRequests(admin)
  if (rows.length === 0) return 'No sign-up waits for a decision.'
  return rows.map(row => `${row.request_id}  ${row.created_at.slice(0, 10)}  ${row.company}, ${row.email}`).join('\n')
}

async function approve(admin: Admin, [requestId]: readonly string[]) {
  if (requestId === undefined) throw new AdminError(usage)
  const { email, link } = await approveRequest(admin, requestId)
  return linkWords(email, link)
}

async function rates(admin: Admin, [email, folder]: readonly string[]) {
  if (email === undefined || folder === undefined) throw new AdminError(usage)
  // npm runs scripts in the project's folder; the operator means the folder he stands in.
  return (await loadRates(admin, email, resolve(process.env.INIT_CWD ?? '.', folder))).join('\n')
}

async function fuel(admin: Admin, [email, folder]: readonly string[]) {
  if (email === undefined || folder === undefined) throw new AdminError(usage)
  return loadFuelFolder(admin, email, resolve(process.env.INIT_CWD ?? '.', folder))
}

async function terminals(admin: Admin, [email, file]: readonly string[]) {
  if (email === undefined || file === undefined) throw new AdminError(usage)
  return loadTerminalList(admin, email, resolve(process.env.INIT_CWD ?? '.', file))
}

async function upsAgreement(admin: Admin, [version, file]: readonly string[]) {
  if (version === undefined || file === undefined) throw new AdminError(usage)
  return loadUpsAgreement(admin, version, resolve(process.env.INIT_CWD ?? '.', file))
}

async function gs1Prefix(admin: Admin, [email, prefix = '']: readonly string[]) {
  if (email === undefined) throw new AdminError(usage)
  await setGs1Prefix(admin, email, prefix)
  return prefix === '' ? 'Labels bear licence plates from now on.' : `Labels bear SSCCs of ${prefix} from now on.`
}

async function factor(admin: Admin, [email]: readonly string[]) {
  if (email === undefined) throw new AdminError(usage)
  await resetFactor(admin, email)
  return `${email} signs in by the password alone, and sets a new second factor up where one is demanded.`
}

async function project44(admin: Admin, [email, oauthClientId = '', name]: readonly string[]) {
  if (email === undefined) throw new AdminError(usage)
  const login = { oauthClientId, oauthClientSecret: process.env.PROJECT44_CLIENT_SECRET ?? '' }
  await connectProject44(admin, email, login, name)
  return 'The sign-in is kept, sealed. Accounts are added in the product.'
}

async function digitalLtl(admin: Admin, [email, scac = '', name = '', account = '']: readonly string[]) {
  if (email === undefined) throw new AdminError(usage)
  await connectDigitalLtl(admin, email, { scac, name, account, apiKey: process.env.CARRIER_KEY ?? '' })
  return 'The account is kept, its key sealed. The carrier’s address belongs in NMFTA_URLS.'
}

async function addPerson(admin: Admin, [colleague, email, firstName = '', lastName = '']: readonly string[]) {
  if (colleague === undefined || email === undefined) throw new AdminError(usage)
  const link = await addMember(admin, colleague, email, firstName, lastName)
  return `Send this link to ${email}. It works once, for 7 days:\n${link}`
}

async function activate(admin: Admin, email: string | undefined, isActive: boolean) {
  if (email === undefined) throw new AdminError(usage)
  const companies = await setActive(admin, email, isActive)
  if (companies.length === 0) return `${email} is ${isActive ? 'active' : 'deactivated'} already.`
  return `${email} ${isActive ? 'works again' : 'works no more'} for ${companies.join(', ')}.`
}

const figures = (admin: Admin, [email]: readonly string[]) => countFigures(admin, email)

async function demo({ settings, ...admin }: Admin, [howMany = '1']: readonly string[]) {
  if (!settings.WAYBILL_DEMO)
    throw new AdminError('There is no demo data in production, or where WAYBILL_DEMO or DEMO is false.')
  if (!/^[1-9]\d{0,2}$/.test(howMany)) throw new AdminError(usage)
  const made: string[] = []
  for (let n = 0; n < Number(howMany); n++) {
    const { email, password } = await addDemoCompany({ settings, ...admin })
    made.push(`Demo sign-in: ${email}  password: ${password}`)
  }
  return made.join('\n')
}

const commands: Readonly<Record<string, (admin: Admin, given: readonly string[]) => Promise<string>>> = {
  create,
  people: (admin, [company]) => listPeople(admin, company),
  'add-person': addPerson,
  'setup-link': async (admin, [email]) => {
    if (email === undefined) throw new AdminError(usage)
    return linkWords(email, await newSetupLink(admin, email))
  },
  deactivate: (admin, [email]) => activate(admin, email, false),
  reactivate: (admin, [email]) => activate(admin, email, true),
  rename: async (admin, [email, name]) => {
    if (email === undefined || name === undefined) throw new AdminError(usage)
    return `${await renameCompany(admin, email, name)} is called ${name.trim()} from now on.`
  },
  stuck: listStuck,
  retry: retryStuck,
  claim: (admin, [how]) => claim(admin, how),
  'new-secret': async ({ db, settings }) => {
    await acceptSecret(db, settings.secret)
    return 'The secret that is set is accepted. Everybody signs in anew; enter the sign-ins of carriers again.'
  },
  requests,
  approve,
  'reset-factor': factor,
  'gs1-prefix': gs1Prefix,
  'load-rates': rates,
  'load-fuel': fuel,
  'load-terminals': terminals,
  agreement: upsAgreement,
  'count-figures': figures,
  project44,
  'digital-ltl': digitalLtl,
  demo,
}

/** Commands that take the database as it is, or put another one in its place. */
const wholeDatabase: Readonly<Record<string, (settings: Settings, given: readonly string[]) => Promise<string>>> = {
  check: async settings => {
    const { table, isWell } = await checkInstallation(settings)
    if (!isWell) process.exitCode = 69
    return table
  },
  backup: backupTo,
  restore: restoreFrom,
}

const [name = '', ...given] = process.argv.slice(2)
if (/^(help|-h|--help)$/.test(name) || given.includes('--help')) {
  console.log(usage)
  process.exit(0)
}
const ofDatabase = Object.hasOwn(wholeDatabase, name) ? wholeDatabase[name] : undefined
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (ofDatabase === undefined && command === undefined) {
  console.error(usage)
  process.exit(64)
}
const settings = settingsOrExit()
try {
  console.log(
    await (ofDatabase?.(settings, given) ?? withAdmin(settings, async admin => command?.(admin, given) ?? '')),
  )
} catch (error) {
  const fault = startFault(error, settings)
  if (fault === null) throw error
  console.error(fault.words)
  process.exitCode = fault.exitCode
}
