import type { PricedApproval } from '@waybill/contract/wire/approval.ts'
import { formatMoney } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { wantsMail } from '../../identity/preferences.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'
import { momentWords } from '../../places/localNow.ts'
import { type Approver, activeMembers } from './approvers.ts'

/** Tells whoever asked what was decided, and what comes next. */
export async function mailDecision(
  app: App,
  tx: Tx,
  clientId: number,
  approval: PricedApproval,
  { to, by }: { readonly to: number; readonly by: Approver },
): Promise<void> {
  const [asker] = await activeMembers(tx, clientId, [to])
  if (asker === undefined || !(await wantsMail(tx, { clientId, userId: to }, 'approvals'))) return
  const { time_zone } = await tx
    .selectFrom('identity.client')
    .select('time_zone')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const { CarrierName: carrier, BOLNumber: bol, shipmentId, lane, decision } = approval
  const price = asker.seesPrices ? `${formatMoney(approval.total, approval.currency)} with ${carrier}` : carrier
  const isApproved = approval.state === 'approved'
  const until = momentWords(new Date(approval.expiresAt), time_zone)
  const paragraphs = [
    `Hello ${asker.name},`,
    isApproved
      ? `${by.name} approved ${price} for ${bol} (${lane}). Book it by ${until}, at that price or a lower one of ${carrier}.`
      : `${by.name} refused ${price} for ${bol} (${lane}). Choose another price, or ask ${by.name}.`,
    ...(decision === '' ? [] : [decision]),
    `${app.publicUrl()}/ShipmentDetails/${shipmentId}`,
  ]
  await postMail(app, tx, clientId, {
    ...{ purpose: 'approval', to: [asker.email], replyTo: by.email, shipmentId },
    subject: `${isApproved ? 'Approved' : 'Refused'}: ${carrier}, ${bol}`,
    ...{ text: letterText(paragraphs), html: letterHtml(paragraphs) },
  })
}
