import { Readable } from 'node:stream'
import { MAILS_LISTED_MAX } from '@waybill/contract'
import type { ExportMails } from '@waybill/contract/calls/Mail/ExportMails.ts'
import type { WireMail } from '@waybill/contract/wire/mail.ts'
import { type Cell, csv } from '@waybill/documents/csv'
import type { Given, Handler } from '../../handler.ts'
import { localNow, wallTime } from '../../places/localNow.ts'
import { shownMails } from './mailList.ts'
import { wireMailOf } from './wireMail.ts'

type Column = Given<typeof ExportMails>['input']['columns'][number]

const heads: Readonly<Record<Column, string>> = {
  subject: 'Subject',
  state: 'State',
  to: 'To',
  purpose: 'Purpose',
  createdAt: 'Written',
  attachments: 'Attached',
}

function cellOf(mail: WireMail, column: Column, timeZone: string): Cell {
  if (column === 'to') return mail.to.join(', ')
  if (column === 'attachments') return mail.attachments.map(file => file.name).join(', ')
  if (column !== 'createdAt') return mail[column]
  return wallTime(mail.createdAt, timeZone)
}

/** As far back as the list goes. */
export const exportMails: Handler<typeof ExportMails> = async ({ app, db, who, input, now }) => {
  const found = shownMails(app, who.clientId, { ...input, timeZone: who.timeZone })
  const { chosen } = input
  const asked = chosen === undefined ? found : found.where('mail_id', 'in', chosen)
  const mails = await db.read(asked.selectAll().orderBy('mail_id', 'desc').limit(MAILS_LISTED_MAX))
  const lines = mails.map(row => input.columns.map(column => cellOf(wireMailOf(row), column, who.timeZone)))
  return {
    name: `mails-${localNow(now, who.timeZone).date}.csv`,
    mime: 'text/csv; charset=utf-8',
    body: Readable.from(
      csv(
        input.columns.map(column => heads[column]),
        lines,
      ),
    ),
  }
}
