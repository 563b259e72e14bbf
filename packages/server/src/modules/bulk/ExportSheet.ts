import { Readable } from 'node:stream'
import type { ExportSheet } from '@waybill/contract/calls/Bulk/ExportSheet.ts'
import type { SheetState } from '@waybill/contract/wire/bulkSheet.ts'
import { type Cell, csv } from '@waybill/documents/csv'
import { formatMoney, sentence } from '@waybill/domain'
import { sql } from 'kysely'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { actions } from './actions.ts'
import { allowed } from './mayDo.ts'
import { lockOwnJob } from './ownJob.ts'
import { type SheetRow, sheetActionOf, sheetRows } from './sheet.ts'

const heads = ['No.', 'Order', 'BOL', 'Outcome', 'Why', 'SCAC', 'Carrier', 'Amount']

const stateNames: Readonly<Record<SheetState, string>> = {
  toFix: 'To fix',
  working: 'Under way',
  built: 'Built',
  rated: 'Priced',
  tendered: 'Tendered',
}

async function* lines({ db, who, input, now }: Given<typeof ExportSheet>): AsyncGenerator<Cell[]> {
  const found = await db.transaction(tx =>
    sql<SheetRow>`select * from ${sheetRows(who, input.bulkId, now)} each order by row_no`.execute(tx),
  )
  for (const row of found.rows) {
    const amount = row.total === null ? '' : formatMoney(row.total, row.currency)
    const outcome = [
      stateNames[row.state],
      row.state === 'toFix' ? (row.status === 'V' ? sentence('shipmentVoided') : row.words) : '',
    ]
    yield [row.row_no + 1, row.name, row.bol_number ?? '', ...outcome, row.scac, row.carrier_name, amount]
  }
}

export const exportSheet: Handler<typeof ExportSheet> = async given => {
  const { app, db, who, input, now } = given
  const action = sheetActionOf(await db.transaction(tx => lockOwnJob(tx, who, input.bulkId)))
  allowed(app, actions[action], who)
  return {
    name: `sheet-${localNow(now, who.timeZone).date}.csv`,
    mime: 'text/csv; charset=utf-8',
    body: Readable.from(csv(heads, lines(given))),
  }
}
