import { MAILS_LISTED_MAX } from '@waybill/contract'
import type { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import type { Handler } from '../../handler.ts'
import { withoutAnyKey, withoutKeys } from '../../mail/withoutKeys.ts'
import type { Settings } from '../../settings.ts'
import { loadShipment } from '../shipments/index.ts'
import { countShown, shownMails } from './mailList.ts'
import { wireMailOf } from './wireMail.ts'

/** The link of a report opens it: who may see reports has it there. */
const textShown = (
  settings: Settings,
  { purpose, body_text }: { readonly purpose: string; readonly body_text: string },
) => (purpose === 'report' ? withoutAnyKey(body_text) : withoutKeys(settings, body_text))

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
    mails: rows.map(row => ({ ...wireMailOf(row), text: textShown(app.settings, row) })),
    total: count?.n ?? 0,
    kept: app.settings.SMTP_URL === undefined,
  }
}
