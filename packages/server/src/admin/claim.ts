import { alone } from '../db/alone.ts'
import { claimInstallation, heldBecause, heldWords, isWorkedElsewhere } from '../installation/installation.ts'
import { AdminError } from './companies.ts'
import type { Admin } from './openAdmin.ts'
import { setWaitingAside, stopWhatGoesOn, type Waiting, waitingNow } from './waiting.ts'

const counted = (n: number, one: string, many: string): readonly string[] =>
  n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]

const waitingWords = ({ mails, links, orders, pickups, closes, rounds, ...due }: Waiting): string =>
  [
    ...counted(mails, 'e-mail', 'e-mails'),
    ...counted(links, 'link to sign in', 'links to sign in'),
    ...counted(orders, 'order, change or label to a carrier', 'orders, changes or labels to carriers'),
    ...counted(pickups, 'pickup request', 'pickup requests'),
    ...counted(closes, "day's end", "days' ends"),
    ...counted(rounds, 'round of offers', 'rounds of offers'),
    ...counted(due.bookings, 'accepted offer to confirm', 'accepted offers to confirm'),
    ...counted(due.quotes, 'quote to write to carriers about', 'quotes to write to carriers about'),
    ...counted(due.confirmations, 'confirmation of orders', 'confirmations of orders'),
    ...counted(due.reports, 'scheduled report', 'scheduled reports'),
    ...counted(due.imports, 'notice of an import', 'notices of imports'),
  ].join(', ')

/**
 * Says that this database with this data folder is the installation that works from now on. What waited in it may have left the
 * one it is a copy of: the operator says what becomes of it.
 * @param how `--send` or `--set-aside`; left out: neither, where nothing waits
 * @throws {AdminError} when something waits and nothing was said of it
 */
export async function claim(admin: Admin, how?: string): Promise<string> {
  if (how !== undefined && how !== '--send' && how !== '--set-aside') {
    throw new AdminError(`${how} is none of --send and --set-aside.`)
  }
  if (admin.settings.WAYBILL_HOLD === 'always') {
    throw new AdminError('WAYBILL_HOLD=always holds whatever is claimed: leave it out, then claim.')
  }
  // Of two at once the second finds it claimed.
  return alone(admin.db.connection, () => claimNow(admin, how))
}

async function claimNow({ db, settings, clock }: Admin, how: string | undefined): Promise<string> {
  const now = clock.now()
  const because = await heldBecause(db, settings, now)
  if (because === null) return 'This is the installation that works: nothing is held.'
  if ((because === 'otherKey' || because === 'copiedFolder') && (await isWorkedElsewhere(db, now))) {
    throw new AdminError(
      'A node with another WAYBILL_DATA works with this database at this moment: claimed from here, it would be held instead. Nodes of one database share one WAYBILL_DATA, or a bucket (WAYBILL_FILES). Stop that node first, then wait a minute.',
    )
  }
  const waiting = waitingWords(await waitingNow(db, now))
  if (waiting !== '' && how === undefined) {
    throw new AdminError(
      [
        `This database is held: ${heldWords[because]}. Waiting to leave: ${waiting}.`,
        'They may have left the installation that this one was copied from. Say what becomes of them:',
        '  npm run admin -- claim --set-aside   nobody knows whether they left: carriers are asked, letters wait for a person,',
        '                                       rounds of offers ask no further carrier by themselves, reminders and reports that',
        '                                       fell due are left out, and confirmations of orders are sent by hand',
        '  npm run admin -- claim --send        they leave now: only if that installation never worked after the backup',
      ].join('\n'),
    )
  }
  if (how === '--set-aside') await setWaitingAside(db, now)
  const { jobs, rules } = await stopWhatGoesOn(db, now)
  await claimInstallation(db, settings, now)
  return [
    'This is the installation that works from now on. Running nodes notice it within half a minute; stop the other one for good.',
    ...(jobs + rules === 0
      ? []
      : [
          `Stopped: ${[...counted(jobs, 'job over many rows', 'jobs over many rows'), ...counted(rules, 'rule of Straight Through', 'rules of Straight Through')].join(', ')}. Look what the other installation did of it, then go on with them in the app.`,
        ]),
  ].join('\n')
}
