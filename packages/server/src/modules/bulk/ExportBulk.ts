import { Readable } from 'node:stream'
import type { FieldIssue } from '@waybill/contract'
import type { ExportBulk } from '@waybill/contract/calls/Bulk/ExportBulk.ts'
import type { BulkAction, BulkRowState } from '@waybill/contract/wire/bulk.ts'
import { type Cell, csv } from '@waybill/documents/csv'
import type { Given, Handler } from '../../handler.ts'
import { localNow, wallTime } from '../../places/localNow.ts'
import { actions } from './actions.ts'
import { fieldFaultText } from './fieldFaultText.ts'
import { allowed } from './mayDo.ts'
import { nameShown } from './nameShown.ts'
import { lockOwnJob } from './ownJob.ts'

/** Rows in memory at a time. */
const PAGE = 1_000

const heads = ['No.', 'Row', 'Outcome', 'Why', 'Fields', 'Settled']

const stateNames: Readonly<Record<BulkRowState, string>> = {
  waiting: 'Waiting its turn',
  asked: 'Waiting',
  done: 'Done',
  toFix: 'To fix',
  unknown: 'Unknown',
  stopped: 'Not started',
}

/** The fields that keep a row from being done, as its call names them, each with what is wrong with it. */
const fieldsOf = (issues: unknown): string =>
  (issues as readonly FieldIssue[])
    .map(({ at, code, params }) => {
      const field = at.replace(/^(?:body|shipment|shipments\.\d+)\./, '')
      return `${field}: ${fieldFaultText(code, params)}`
    })
    .join(' | ')

async function* lines({ app, db, who, input }: Given<typeof ExportBulk>): AsyncGenerator<Cell[]> {
  let after = -1
  for (;;) {
    const rows = await db.read(
      app.db.query
        .selectFrom('bulk_row')
        .select(['row_no', 'state', 'words', 'issues', 'settled_at'])
        .select(nameShown(who, 'bulk_row').as('name'))
        .where('client_id', '=', who.clientId)
        .where('bulk_id', '=', input.bulkId)
        .where('row_no', '>', after)
        .orderBy('row_no')
        .limit(PAGE),
    )
    for (const { row_no, name, state, words, issues, settled_at } of rows) {
      const outcome = [stateNames[state as BulkRowState], words, fieldsOf(issues)]
      yield [row_no + 1, name, ...outcome, wallTime(settled_at, who.timeZone)]
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return
    after = last.row_no
  }
}

export const exportBulk: Handler<typeof ExportBulk> = async given => {
  const { app, db, who, input, now } = given
  const { action } = await db.transaction(tx => lockOwnJob(tx, who, input.bulkId))
  allowed(app, actions[action as BulkAction], who)
  return {
    name: `result-${localNow(now, who.timeZone).date}.csv`,
    mime: 'text/csv; charset=utf-8',
    body: Readable.from(csv(heads, lines(given))),
  }
}
