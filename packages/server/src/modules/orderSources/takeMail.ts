import type { MailedFile } from '@waybill/contract/wire/orderSources.ts'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { forgetHeld, type HeldFile, heldFilesOf, keepHeld } from './heldFiles.ts'
import { SourceFailure } from './remote/failure.ts'
import { isIntegrationOn, lockedSource, type SourceRow } from './sourceRows.ts'
import { type Staged, shownName, stageFile } from './takeFile.ts'

/** What is read as orders; anything else of a mail is passed over by name. */
const ORDER_FILE = /\.(?:csv|tsv|txt|xlsx|json)$/i
/** Mails of a source that are kept to be shown, and names of files of one. */
const MAILS_KEPT = 200
const FILES_NAMED = 60

/** A mail as it was read, of which nothing is believed. */
export interface OrderMail {
  readonly messageId: string
  readonly from: readonly { readonly address: string }[]
  readonly subject: string
  readonly kind: 'reply' | 'automatic' | 'bounce'
  readonly attachments: readonly { readonly name: string; readonly bytes: Buffer }[]
  /** Names of attachments that were too many. */
  readonly leftOut: readonly string[]
}

/** To which source mails to an address of the mailroom go. */
export interface OrderAddress {
  readonly clientId: number
  readonly sourceId: number
}

/** The source of the first of these tags that is one's; null: none is. */
export async function sourceOfTags(app: Pick<App, 'db'>, tags: readonly string[]): Promise<OrderAddress | null> {
  if (tags.length === 0) return null
  const row = await app.db.identity
    .selectFrom('work.order_address')
    .select(['client_id', 'source_id'])
    .where(eb => eb('tag', '=', eb.fn.any(eb.val(tags.map(tag => tag.toLowerCase())))))
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { clientId: row.client_id, sourceId: row.source_id }
}

/** Whether a sender is on the list, by address or by the whole domain: a domain is no part of another one. */
export function isAllowed(sender: string, senders: readonly string[]): boolean {
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  return senders.some(each => (each.includes('@') ? each === sender : each === domain))
}

type Judged =
  | { readonly state: 'taken' | 'empty' }
  | { readonly state: 'held'; readonly reason: 'sender' | 'unproven' | 'off' }

async function judge(app: App, source: SourceRow, mail: OrderMail, isVouchedFor: boolean): Promise<Judged> {
  const [sender] = mail.from
  if (sender === undefined || mail.from.length !== 1 || mail.kind === 'bounce')
    return { state: 'held', reason: 'sender' }
  if (!isAllowed(sender.address, source.senders)) return { state: 'held', reason: 'sender' }
  if (!isVouchedFor) return { state: 'held', reason: 'unproven' }
  const isOn = source.active && (await isIntegrationOn(app, source.client_id))
  if (!isOn) return { state: 'held', reason: 'off' }
  return { state: mail.attachments.some(({ name }) => ORDER_FILE.test(name)) ? 'taken' : 'empty' }
}

/** Files of a company that has no room are named, so that somebody makes room and has them sent again. */
const refusedForRoom = (error: unknown): Staged => {
  if (error instanceof SourceFailure && error.fault.code === 'quota') return { kind: 'refused', code: 'ImportQuota' }
  if (error instanceof SourceFailure && error.fault.code === 'rowsQuota') {
    return { kind: 'refused', code: 'ImportRowsQuota' }
  }
  throw error
}

/** Stages files of a mail that lie on the disk. */
export async function stageKept(
  app: App,
  source: SourceRow,
  files: readonly HeldFile[],
): Promise<readonly MailedFile[]> {
  const became: MailedFile[] = []
  for (const file of files) {
    const { name } = file
    const staged = await stageFile(app, source, file, async () => {}).catch(refusedForRoom)
    became.push(
      staged.kind === 'refused'
        ? { name, became: staged.code, runId: null }
        : { name, became: staged.kind, runId: staged.runId },
    )
  }
  return became
}

/** Takes what a mail brings, file by file: what was taken before a node died is known by its content. */
async function takeFiles(app: App, source: SourceRow, mail: OrderMail): Promise<readonly MailedFile[]> {
  const files: MailedFile[] = []
  for (const { name: given, bytes } of mail.attachments) {
    const name = shownName(given)
    if (!ORDER_FILE.test(name)) {
      files.push({ name, became: 'passed', runId: null })
      continue
    }
    const sha256 = await app.files.put(source.client_id, bytes)
    files.push(...(await stageKept(app, source, [{ name, sha256, bytes: bytes.length }])))
  }
  return [...files, ...mail.leftOut.map(name => ({ name: shownName(name), became: 'tooMany', runId: null }))]
}

/**
 * Takes the orders that a mail brings, once however often it is delivered. A sender that is not on the list, or that nobody
 * vouches for where somebody has to, is kept to be shown with its files, and nothing of them is read until a person releases it. Nobody is ever answered.
 * @param isVouchedFor as far as the mailbox's own server has to say so
 * @param also done in the same transaction as what is kept of it
 */
export async function takeMail(
  app: App,
  { clientId, sourceId }: OrderAddress,
  mail: OrderMail & { readonly messageId: string },
  isVouchedFor: boolean,
  also: (tx: Tx, isNew: boolean) => Promise<void>,
): Promise<void> {
  const db = app.db.forClient(clientId)
  const { source, isKnown } = await db.transaction(async tx => ({
    source: await lockedSource(tx, clientId, sourceId),
    isKnown:
      (await tx
        .selectFrom('order_mail')
        .select('mail_id')
        .where('client_id', '=', clientId)
        .where('source_id', '=', sourceId)
        .where('message_id', '=', mail.messageId)
        .executeTakeFirst()) !== undefined,
  }))
  if (source === undefined || source.way !== 'mail' || isKnown) return db.transaction(tx => also(tx, false))
  const judged = await judge(app, source, mail, isVouchedFor)
  const named = [...mail.attachments.map(({ name }) => name), ...mail.leftOut]
  const files =
    judged.state === 'taken'
      ? await takeFiles(app, source, mail)
      : named.map(name => ({ name: shownName(name), became: 'passed', runId: null }))
  const dropped = await db.transaction(async tx => {
    const stands = await lockedSource(tx, clientId, sourceId)
    await also(tx, stands !== undefined)
    return stands === undefined ? [] : keepMail(tx, app, source, mail, judged, files.slice(0, FILES_NAMED))
  })
  await forgetHeld(app, clientId, dropped)
}

/** @returns files that no mail names any more */

async function keepMail(
  tx: Tx,
  app: App,
  source: SourceRow,
  mail: OrderMail,
  judged: Judged,
  files: readonly MailedFile[],
): Promise<readonly HeldFile[]> {
  const own = { client_id: source.client_id, source_id: source.source_id }
  const at = app.clock.now().toISOString()
  const orders = mail.attachments.map(({ name, bytes }) => ({ name: shownName(name), bytes }))
  const kept =
    judged.state === 'held'
      ? await keepHeld(
          app,
          tx,
          { clientId: own.client_id, sourceId: own.source_id },
          orders.filter(({ name }) => ORDER_FILE.test(name)),
        )
      : []
  await tx
    .insertInto('order_mail')
    .values({
      ...{ ...own, message_id: mail.messageId, sender: mail.from[0]?.address ?? '', subject: mail.subject },
      ...{ state: judged.state, reason: 'reason' in judged ? judged.reason : '', files: JSON.stringify(files) },
      ...{ received_at: at, kept: JSON.stringify(kept) },
    })
    .onConflict(oc => oc.columns(['client_id', 'source_id', 'message_id']).doNothing())
    .execute()
  // Strangers may write as often as they like: the newest are kept.
  const gone = await tx
    .deleteFrom('order_mail')
    .where('client_id', '=', own.client_id)
    .where('source_id', '=', own.source_id)
    .where('mail_id', '<=', eb =>
      eb
        .selectFrom('order_mail')
        .select('mail_id')
        .where('client_id', '=', own.client_id)
        .where('source_id', '=', own.source_id)
        .orderBy('mail_id', 'desc')
        .offset(MAILS_KEPT)
        .limit(1),
    )
    .returning('kept')
    .execute()
  await tx
    .updateTable('order_source')
    .set({ looked_at: at })
    .where('client_id', '=', own.client_id)
    .where('source_id', '=', own.source_id)
    .execute()
  await app.realtime.tell({ clientId: own.client_id, topic: 'orderSource', data: { sourceId: own.source_id } }, tx)
  return gone.flatMap(row => heldFilesOf(row.kept))
}
