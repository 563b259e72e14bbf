import { MAILS_LISTED_MAX } from '@waybill/contract'
import type { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import type { Handler } from '../../handler.ts'
import { withoutKeys } from '../../mail/withoutKeys.ts'
import { loadShipment } from '../shipments/index.ts'
import { countShown, shownMails } from './mailList.ts'
import { wireMailOf } from './wireMail.ts'

export const getMails: Handler<typeof GetMails> = async ({ app, db, who, input }) => {
  const { shipmentId, pageSize } = input
  if (shipmentId !== undefined) await loadShipment(db, who.clientId, shipmentId)
  const skipped = (input.pageIndex - 1) * pageSize
  const asked = { ...input, timeZone: who.timeZone }
  const page = shownMails(app, who.clientId, asked)
    .selectAll()
    .orderBy('mail_id', 'desc')
    .limit(Math.min(pageSize, MAILS_LISTED_MAX - skipped))
    .offset(skipped)
  const [rows, count] = await Promise.all([
    skipped < MAILS_LISTED_MAX ? db.read(page) : [],
    db.readOne(countShown(app, who.clientId, asked)),
  ])
  return {
    mails: rows.map(row => ({ ...wireMailOf(row), text: withoutKeys(app.settings, row.body_text) })),
    total: count?.n ?? 0,
    kept: app.settings.SMTP_URL === undefined,
  }
}
