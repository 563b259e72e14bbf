import type { CloseOutcome, OpenAccount } from '@waybill/carriers'
import { type Address, sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { able, accountOf } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { Tx } from '../../db/open.ts'
import type { Again } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'

export type CloseState = 'closing' | 'closed' | 'failed' | 'unknown'

const ofClose = (app: App, clientId: number, closeId: number) =>
  app.db.query.selectFrom('day_close').selectAll().where('client_id', '=', clientId).where('close_id', '=', closeId)

interface Said {
  readonly state: CloseState
  readonly number?: string
  readonly answer: string
  readonly papers?: string
}

/** Writes what became of a close; labels that it does not hold are open again. */
export async function settleClose(
  app: App,
  tx: Tx,
  { clientId, closeId }: { readonly clientId: number; readonly closeId: number },
  said: Said,
  left: readonly string[] = [],
): Promise<void> {
  const labels = tx.deleteFrom('closed_label').where('client_id', '=', clientId).where('close_id', '=', closeId)
  if (said.state === 'failed') await labels.execute()
  else if (left.length > 0) await labels.where('tracking_number', 'in', [...left]).execute()
  await tx
    .updateTable('day_close')
    .set(eb => ({ ...said, count: eb('count', '-', left.length) }))
    .where('client_id', '=', clientId)
    .where('close_id', '=', closeId)
    .execute()
  await app.realtime.tell({ clientId, topic: 'dayEnd', data: { closeId, state: said.state } }, tx)
}

/** The carrier's own answer, which counts as long as nobody knows better: no person has said what became of it. */
const settleHeard = (
  app: App,
  its: { readonly clientId: number; readonly closeId: number },
  said: Said,
  left: readonly string[] = [],
) =>
  app.db.forClient(its.clientId).transaction(async tx => {
    const { rows } = await tx.executeQuery(ofClose(app, its.clientId, its.closeId).forUpdate().compile())
    const state = rows[0]?.state
    if (state === 'closing' || (state === 'unknown' && said.state !== 'unknown')) {
      await settleClose(app, tx, its, said, left)
    }
  })

type DayClose = NonNullable<OpenAccount['dayClose']>

/** Takes a close up, once: that it leaves is committed before it does. */
const leaves = (app: App, clientId: number, closeId: number) =>
  app.db.forClient(clientId).transaction(async tx => {
    const { rows } = await tx.executeQuery(ofClose(app, clientId, closeId).forUpdate().compile())
    const [close] = rows
    if (close === undefined || close.state !== 'closing') return null
    if (close.left_at !== null) {
      // A node died over it: nobody knows, and nobody sends it again.
      await settleClose(app, tx, { clientId, closeId }, { state: 'unknown', answer: sentence('nobodyKnowsClose') })
      return null
    }
    await tx
      .updateTable('day_close')
      .set({ left_at: app.clock.now().toISOString() })
      .where('client_id', '=', clientId)
      .where('close_id', '=', closeId)
      .execute()
    return close
  })

async function ask(
  app: App,
  clientId: number,
  closeId: number,
  dayClose: DayClose,
  close: NonNullable<Awaited<ReturnType<typeof leaves>>>,
  connector: string,
) {
  const rows = await app.db
    .forClient(clientId)
    .read(
      app.db.query
        .selectFrom('closed_label')
        .select(['tracking_number', 'service_code', 'weight_lb'])
        .where('client_id', '=', clientId)
        .where('close_id', '=', closeId)
        .orderBy('label_id'),
    )
  const labels = rows
    .filter(({ service_code }) => dayClose.takes(service_code))
    .map(one => ({
      trackingNumber: one.tracking_number,
      serviceCode: one.service_code,
      weightLb: Number(one.weight_lb),
    }))
  const about = { clientId, shipmentId: null, accountId: close.account_id, connector }
  const { wireCall, keep } = openWireCall(app, about, dayClose.deadlineMs)
  const request = { reference: close.reference, day: close.day, address: close.address as unknown as Address, labels }
  const outcome = await dayClose.close(request, wireCall).catch((error: unknown): CloseOutcome => {
    app.log.error({ err: error, closeId }, 'a connector failed over the close of a day')
    return { kind: 'unknown', message: '' }
  })
  await keep()
  return outcome
}

/** Tells a carrier what the labels of a day are, once. */
export async function workClose(app: App, { clientId, subjectId: closeId }: DueWork): Promise<Again> {
  const db = app.db.forClient(clientId)
  const known = await db.readOne(ofClose(app, clientId, closeId))
  if (known === null) return null
  const account = await accountOf(app, db, clientId, known.account_id)
  const dayClose = able(account, 'dayClose')
  const close = await leaves(app, clientId, closeId)
  if (close === null) return null
  const outcome = await ask(app, clientId, closeId, dayClose, close, account.connector)
  const its = { clientId, closeId }
  if (outcome.kind !== 'closed') {
    const said =
      outcome.kind === 'failed'
        ? ({ state: 'failed', answer: outcome.message } as const)
        : ({ state: 'unknown', answer: sentence('nobodyKnowsClose') } as const)
    await settleHeard(app, its, said)
    return null
  }
  const papers = await Promise.all(
    outcome.papers.map(async ({ name, bytes }) => ({
      name,
      sha256: await app.files.put(clientId, Buffer.from(bytes)),
    })),
  )
  const answer = [...outcome.messages, ...outcome.left.map(one => `${one.trackingNumber}: ${one.message}`)].join(' ')
  const said = { state: 'closed', number: outcome.number, answer, papers: JSON.stringify(papers) } as const
  const left = outcome.left.map(({ trackingNumber }) => trackingNumber)
  await settleHeard(app, its, said, left)
  return null
}
