import { createHash } from 'node:crypto'
import type { SourceFault } from '@waybill/contract/wire/orderSources.ts'
import type { App } from '../../app.ts'
import { ifAlone } from '../../db/alone.ts'
import type { Tx } from '../../db/open.ts'
import { postMail } from '../../mail/post.ts'
import type { Again } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { storeFile } from '../files/index.ts'
import { type SourceRow, sendToSource, sourceOf } from '../orderSources/index.ts'
import { fileOf, mimeOf } from './confirmationFile.ts'
import { confirmationLetter } from './confirmationLetter.ts'
import { type ConfirmationRow, contentOf, lockedConfirmation } from './confirmationRows.ts'

const MINUTE_MS = 60_000
/** Minutes between tries; the last one repeats, for a day. */
const againAfter = [1, 2, 5, 15, 30, 60]
const PATIENCE_MS = 24 * 60 * MINUTE_MS
/** While another node is at it. */
const OTHER_MS = 15_000

const keyOf = ({ clientId, subjectId }: DueWork): number =>
  createHash('sha256').update(`ship confirmation ${clientId}/${subjectId}`).digest().readUIntBE(0, 6)

type Change = Partial<Pick<ConfirmationRow, 'state' | 'sent_to' | 'tries' | 'sent_at' | 'mail_id' | 'queued_at'>>

/** What waits beside a confirmation, of the same order on the same shipment: the first one before it, or behind it. */
const waitsBeside = (tx: Tx, row: ConfirmationRow, side: '<' | '>') =>
  tx
    .selectFrom('ship_confirmation')
    .select('confirmation_id')
    .where('client_id', '=', row.client_id)
    .where('order_id', '=', row.order_id)
    .where('shipment_id', '=', row.shipment_id)
    .where('number', side, row.number)
    .where('state', '=', 'waiting')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()

const waitAfter = (tries: number): number => (againAfter[Math.min(tries, againAfter.length) - 1] ?? 60) * MINUTE_MS

/** Has one sent without waiting for its next try. */
const sendNow = (app: App, tx: Tx, clientId: number, subjectId: number): Promise<void> =>
  app.due.put(tx, 'confirmationSend', { clientId, subjectId }, app.clock.now())

/**
 * Whoever reads the files as they come believes the last one: none leaves before those it amends. The first try of it is one
 * of theirs, too, as their server may be there again; later on it comes after them.
 */
async function waitBehind(app: App, tx: Tx, row: ConfirmationRow, first: number): Promise<Date> {
  const tries = row.tries + 1
  await keep(app, tx, row, { state: 'waiting', tries }, null)
  if (row.tries === 0) await sendNow(app, tx, row.client_id, first)
  return new Date(app.clock.now().getTime() + waitAfter(tries))
}

/** Writes what became of a confirmation that still waited. One that waits no longer has the one behind it sent. */
async function keep(app: App, tx: Tx, row: ConfirmationRow, change: Change, fault: SourceFault | null): Promise<void> {
  await tx
    .updateTable('ship_confirmation')
    .set({ ...change, fault: fault === null ? null : JSON.stringify(fault) })
    .where('client_id', '=', row.client_id)
    .where('confirmation_id', '=', row.confirmation_id)
    .where('state', '=', 'waiting')
    .execute()
  const next = change.state === 'waiting' ? undefined : await waitsBeside(tx, row, '>')
  if (next !== undefined) await sendNow(app, tx, row.client_id, next.confirmation_id)
  await app.realtime.tell({ clientId: row.client_id, topic: 'confirmation', data: {} }, tx)
}

/** The letter and that it is written are one transaction; its own retries, and its one Message-ID, are those of any mail. */
async function mailIt(app: App, tx: Tx, row: ConfirmationRow, source: SourceRow): Promise<void> {
  const { orderNumber, backOrder, bolNumber } = contentOf(row)
  const clientId = row.client_id
  const at = app.clock.now()
  const fileId = await storeFile(app, tx, {
    ...{ clientId, shipmentId: null, kind: 'attachment', name: row.file_name, mime: mimeOf(row) },
    ...{ bytes: fileOf(row), by: null, at },
  })
  const order = backOrder === '' ? orderNumber : `${orderNumber}-${backOrder}`
  const mailId = await postMail(app, tx, clientId, {
    ...{ purpose: 'notice', to: source.confirm_to, attachments: [{ fileId, name: row.file_name }] },
    ...confirmationLetter({ order, bolNumber, number: row.number }),
  })
  const change = { state: 'sent', mail_id: mailId, sent_at: at.toISOString(), sent_to: source.confirm_to.join(', ') }
  await keep(app, tx, row, { ...change, tries: row.tries + 1 }, null)
}

async function putIt(app: App, row: ConfirmationRow, source: SourceRow): Promise<Again> {
  const folder = source.confirm_folder
  const fault = await sendToSource(app, source, { folder, name: row.file_name, bytes: fileOf(row) })
  const now = app.clock.now()
  const tries = row.tries + 1
  // Another key waits for a person, however long that takes: nothing is given up meanwhile.
  const waitsForPerson = fault?.code === 'keyChanged'
  const isOver = !waitsForPerson && now.getTime() - Date.parse(row.queued_at) >= PATIENCE_MS
  const sentTo = `${source.host}: ${folder}`
  const change: Change =
    fault === null
      ? { state: 'sent', sent_at: now.toISOString(), sent_to: sentTo, tries }
      : {
          ...{ state: isOver ? 'failed' : 'waiting', sent_to: sentTo, tries },
          ...(waitsForPerson ? { queued_at: now.toISOString() } : {}),
        }
  await app.db.forClient(row.client_id).transaction(tx => keep(app, tx, row, change, fault))
  if (fault === null || isOver) return null
  return new Date(now.getTime() + waitAfter(tries))
}

/**
 * Sends a confirmation to where its source says, once at a time over all nodes. A folder may hold it already: a node that died
 * after the rename left it there, and it is found by its name.
 */
export async function sendConfirmation(app: App, due: DueWork): Promise<Again> {
  let again: Again = null
  const mine = await ifAlone(app.db.connection, keyOf(due), async () => {
    const { row, source } = await app.db.forClient(due.clientId).transaction(async tx => {
      const found = await lockedConfirmation(tx, due.clientId, due.subjectId)
      if (found?.state !== 'waiting') return {}
      const earlier = await waitsBeside(tx, found, '<')
      if (earlier !== undefined) {
        again = await waitBehind(app, tx, found, earlier.confirmation_id)
        return {}
      }
      const its = await sourceOf(tx, due.clientId, found.source_id ?? 0)
      if (its?.confirm_by === 'mail') await mailIt(app, tx, found, its)
      // Switched off, or gone, since: it stays to be downloaded.
      else if (its?.confirm_by !== 'folder') await keep(app, tx, found, { state: 'kept' }, null)
      else return { row: found, source: its }
      return {}
    })
    if (row !== undefined && source !== undefined) again = await putIt(app, row, source)
  })
  return mine ? again : new Date(app.clock.now().getTime() + OTHER_MS)
}
