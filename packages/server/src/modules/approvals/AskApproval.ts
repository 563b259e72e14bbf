import type { AskApproval } from '@waybill/contract/calls/Shipment/AskApproval.ts'
import { formatMoney, isExpired, ratingKey, sentence, statusNames } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { type KeyedPriceRow, priceSheetOf } from '../prices/index.ts'
import { lockShipment, type ShipmentRecord } from '../shipments/index.ts'
import { approvalShown } from './approvalRows.ts'
import { approversFor } from './approvers.ts'
import { purchaseLeave } from './mayPurchase.ts'
import { sendAsks } from './sendAsks.ts'

type Asked = Given<typeof AskApproval>

/** The price that is asked about, as long as it could be booked. @throws {Refusal} NotFound, QuoteExpired, QuoteOutdated */
async function priceAsked({ tx, input, now }: Asked, record: ShipmentRecord): Promise<KeyedPriceRow> {
  const price = await priceSheetOf(tx, record, input.PricesheetID)
  if (price === undefined) throw new Refusal('NotFound')
  if (isExpired(Date.parse(price.expires_at), now.getTime())) throw new Refusal('QuoteExpired')
  if (price.rating_key !== ratingKey(record.shipment)) throw new Refusal('QuoteOutdated')
  return price
}

/** The order on which a price would come as an amendment; undefined where nobody has the freight. */
async function orderInForce({ tx }: Asked, { clientId, shipmentId }: ShipmentRecord): Promise<number | undefined> {
  const row = await tx
    .selectFrom('tender')
    .select('tender_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'awarded')
    .executeTakeFirst()
  return row?.tender_id
}

/** The number of what is asked already about this price and waits; undefined: nothing. */
async function waiting({ tx, who, input }: Asked): Promise<number | undefined> {
  const row = await tx
    .selectFrom('approval')
    .select('approval_id')
    .where('client_id', '=', who.clientId)
    .where('shipment_id', '=', input.shipmentId)
    .where('price_sheet_id', '=', input.PricesheetID)
    .where('asked_by', '=', who.userId)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return row?.approval_id
}

/** Why an approval is needed, with the limit. @throws {Refusal} MayNotBook, ApprovalNotNeeded */
async function reasonOf(asked: Asked, record: ShipmentRecord, { scac, total, currency }: KeyedPriceRow) {
  const { app, tx, who, now } = asked
  const tenderId = await orderInForce(asked, record)
  const buying = { userId: who.userId, record, scac, total, currency, ...(tenderId === undefined ? {} : { tenderId }) }
  const leave = await purchaseLeave(app, tx, buying, now)
  if (leave.kind === 'mayNot') throw new Refusal('MayNotBook')
  if (leave.kind === 'free' || leave.kind === 'approved') throw new Refusal('ApprovalNotNeeded')
  const { limit, currency: limitCurrency } = leave.right
  const { rule } = leave
  const kept = { why: leave.kind, limit_amount: limit ?? 0, limit_currency: limitCurrency, rule_name: rule?.name ?? '' }
  return { kept, rule }
}

/** Asks whoever approves, at the price as it is now: the question changes no more, and ends when the price does. */
export const askApproval: Handler<typeof AskApproval> = async asked => {
  const { app, tx, who, input, request, now } = asked
  const { clientId, userId } = who
  const record = await lockShipment(tx, clientId, input.shipmentId)
  if (record.status !== 'Q' && record.status !== 'T') {
    throw new Refusal('CannotBook', { status: statusNames[record.status] })
  }
  const price = await priceAsked(asked, record)
  const shown = async (approvalId: number) => {
    const approval = await approvalShown(tx, { clientId, approvalId, userId }, now)
    if (approval === undefined) throw new Error(`approval ${approvalId} is not there`)
    return approval
  }
  const known = await waiting(asked)
  if (known !== undefined) return shown(known)
  const { kept: reason, rule } = await reasonOf(asked, record, price)
  const day = localNow(now, who.timeZone).date
  const approvers = await approversFor(tx, { clientId, siteId: record.siteId, askedBy: userId, rule, day })
  if (approvers.length === 0) throw new Refusal('NobodyApproves')
  const { approval_id: approvalId } = await tx
    .insertInto('approval')
    .values({
      ...{ client_id: clientId, shipment_id: record.shipmentId, price_sheet_id: price.price_sheet_id, ...reason },
      ...{ scac: price.scac, carrier_name: price.carrier_name, service: price.service },
      ...{ total: price.total, currency: price.currency, expires_at: price.expires_at },
      ...{ comments: input.comments, asked_by: userId, asked_at: now.toISOString() },
    })
    .returning('approval_id')
    .executeTakeFirstOrThrow()
  await sendAsks(app, tx, { clientId, approvalId }, approvers)
  const note = sentence('approvalAsked', {
    ...{ carrier: price.carrier_name, amount: formatMoney(price.total, price.currency) },
    approvers: approvers.map(({ name }) => name).join(', '),
  })
  const doer = { who, requestId: request.id, at: now }
  await recordChange(tx, doer, {
    ...{ entity: 'shipment', entityId: record.shipmentId, action: 'approvalAsked', after: { note } },
  })
  const userIds = approvers.map(approver => approver.userId).join(',')
  const { shipmentId, bolNumber } = record
  const data = { approvalId, userIds, state: 'asked', shipmentId, bolNumber }
  await app.realtime.tell({ clientId, topic: 'approval', data }, tx)
  return shown(approvalId)
}
