import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { CallRequest } from '../../handler.ts'
import { Refusal, wordsOf } from '../../refusal.ts'
import type { BulkTurn } from './action.ts'
import type { Job } from './job.ts'
import { ownVersions } from './ownVersions.ts'

/** The next rows that wait and that nobody else works, locked: so many at most. */
export const nextRows = (tx: Tx, { clientId, bulkId }: Job, most: number) =>
  tx
    .selectFrom('bulk_row')
    .select(['row_no', 'subject_id', 'version', 'price_sheet_id', 'shipment_id'])
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('state', '=', 'waiting')
    .orderBy('row_no')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()

export type Row = Awaited<ReturnType<typeof nextRows>>[number]

/** Two that wait for each other: one was chosen to begin again. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01'

/** A row that was refused for nothing. */
export const unrefused = { code: '', issues: '[]', params: '{}' } as const

export interface Settled {
  readonly state: 'asked' | 'done' | 'toFix'
  readonly code: string
  readonly words: string
  /** Fields that keep the row from being done, as JSON. */
  readonly issues: string
  /** What its refusal names, as JSON. */
  readonly params: string
}

/** What a row that could not be done says. Breakage is logged, and said without its inside. */
export function toFix(app: App, job: Job, error: unknown): Settled {
  if (!(error instanceof Refusal)) app.log.error({ err: error, bulkId: job.bulkId }, 'a row of a bulk job broke')
  const refusal = error instanceof Refusal ? error : new Refusal('Unexpected')
  return {
    state: 'toFix',
    code: refusal.code,
    words: wordsOf(refusal, app.settings.SUPPORT_EMAIL),
    issues: JSON.stringify(refusal.issues ?? []),
    params: JSON.stringify(refusal.params),
  }
}

/** Of a row that was changed since it was seen: whether whoever started the job did so himself, in another tab. */
export async function whoseChange(app: App, tx: Tx, job: Job, row: Row, settled: Settled) {
  if (settled.code !== 'ChangedMeanwhile') return settled
  const who = { clientId: job.clientId, userId: job.startedBy }
  const seen = { rowNo: row.row_no, id: row.subject_id, version: row.version }
  if ((await ownVersions(tx, who, job.action, [seen])).size === 0) return settled
  return toFix(app, job, new Refusal('ChangedYourself'))
}

/** The request that the history names for what is done with a row. */
export const requestOf = ({ bulkId }: Job): CallRequest => ({
  id: `bulk-${bulkId}`,
  address: '',
  network: '',
  userAgent: '',
  key: '',
})

export const turnOf = ({
  subject_id: id,
  version,
  price_sheet_id: priceId,
  shipment_id: shipmentId,
}: Row): BulkTurn => ({
  ...{ id, version, priceId, shipmentId },
})
