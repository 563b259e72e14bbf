import { formatMoney, modes, sentence } from '@waybill/domain'
import type { Tx } from '../db/open.ts'
import { letterHtml, letterText } from '../mail/html.ts'
import { tenderParagraphs, tenderSubject } from '../modules/booking/index.ts'
import { tenderEmailOf } from './carriers.ts'
import { after, type DemoClerk, type Placed, type Tendered, type TenderOutcome } from './datedShipment.ts'

export const bounce = '550 5.1.1 no such mailbox (demo)'

/** Nobody knows whether it arrived: what the product writes when a mail server hangs up over a letter. */
const hungUp = sentence('mailLeftBehind')

type Out = Placed & { readonly tendered: Tendered; readonly outcome: TenderOutcome }

const isOut = (dated: Placed): dated is Out => dated.tendered !== null && dated.outcome !== null

const tenderStates = { awarded: 'awarded', bounced: 'refused', unknown: 'unknown' } as const
const mailStates = { awarded: 'sent', bounced: 'bounced', unknown: 'unknown' } as const
const notificationStates = { awarded: 'delivered', bounced: 'bounced', unknown: 'unknown' } as const

/** Labels are bought over a wire, of which no letter tells. */
const isWired = ({ shipment }: Placed): boolean => modes[shipment.mode].isLabelled

const answerOf = (dated: Out): string => (isWired(dated) ? '' : letterAnswer(dated))

const letterAnswer = ({ outcome, tendered }: Out): string =>
  outcome === 'awarded'
    ? sentence('tenderMailed', { to: tenderEmailOf(tendered.carrier.scac) })
    : outcome === 'bounced'
      ? bounce
      : hungUp

function tenderRow(dated: Out, clerk: DemoClerk, priceSheetId: number | null) {
  const { carrier, price, parcel } = dated.tendered
  return {
    ...{
      client_id: clerk.clientId,
      shipment_id: dated.shipmentId,
      content_no: 1,
      way: isWired(dated) ? 'api' : 'email',
    },
    ...{ zone: parcel?.zone ?? '', billed_weight_lb: parcel?.billedWeightLb ?? null },
    ...{ scac: carrier.scac, carrier_name: carrier.name, price_sheet_id: price === null ? null : priceSheetId },
    ...{ total: price?.total ?? null, currency: price?.currency ?? 'USD' },
    charges: JSON.stringify(price?.charges ?? []),
    ...{ service: price?.service ?? '', transit_days: price?.transitDays ?? null },
    delivery_date: price?.deliveryDate ?? null,
    ...{ state: tenderStates[dated.outcome], answer: answerOf(dated), requested_by: clerk.userId },
    ...{ requested_at: dated.tenderedAt.toISOString(), settled_at: after(dated.tenderedAt, 1) },
  }
}

function mailRow(dated: Out, clerk: DemoClerk, tenderId: number | null) {
  const { carrier, price } = dated.tendered
  const letter = {
    ...{ company: clerk.company, record: dated, carrierName: carrier.name, service: price?.service ?? '' },
    ...{ price: price ? formatMoney(price.total, price.currency) : '', comments: '', clerk, sample: true },
  }
  const paragraphs = tenderParagraphs(letter)
  const isSent = dated.outcome === 'awarded'
  return {
    ...{ client_id: clerk.clientId, shipment_id: dated.shipmentId, tender_id: tenderId, purpose: 'tender' },
    recipients: [tenderEmailOf(carrier.scac)],
    subject: tenderSubject(letter),
    body_text: letterText(paragraphs),
    body_html: letterHtml(paragraphs),
    message_id: `<${crypto.randomUUID()}@waybill>`,
    ...{ state: mailStates[dated.outcome], tries: 1, error: isSent ? '' : answerOf(dated) },
    may_have_arrived: dated.outcome === 'unknown',
    created_at: dated.tenderedAt.toISOString(),
    sent_at: isSent ? after(dated.tenderedAt, 1) : null,
  }
}

/** What awarded freight was bought at (`chargeAwarded`): the lines of its price, and what they leave of it. */
function chargeRows(dated: Out, priceSheetId: number | null) {
  const { price } = dated.tendered
  if (price === null) return []
  const rest = price.charges.reduce((left, { amount }) => left - amount, price.total)
  const lines = [...price.charges, ...(rest === 0 ? [] : [{ kind: 'rest', code: '', amount: rest }])]
  return lines.map(({ kind, code, amount }, index) => ({
    ...{ amendment_no: 0, line_no: index + 1, phase: 'quoted', kind, code, amount },
    ...{ currency: price.currency, source: priceSheetId === null ? '' : String(priceSheetId) },
    made_at: after(dated.tenderedAt, 1),
  }))
}

/** What else could have been booked (`compare_prices`), of prices that nobody keeps any more. */
function comparisonRow(dated: Out) {
  const {
    tendered,
    asked,
    others = asked?.carriers.flatMap(({ answer }) => ('total' in answer ? [answer.total] : [])),
  } = dated
  const booked = tendered.price?.total
  if (booked === undefined || others === undefined) return null
  const totals = [...new Set([booked, ...others])]
  const average = Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length)
  return {
    currency: tendered.price?.currency ?? 'USD',
    booked,
    prices: totals.length,
    average,
    highest: Math.max(...totals),
  }
}

/** Tenders with their mails, and the orders that carriers hold of them with what they know and cost. */
export async function insertBookings(tx: Tx, placed: readonly Placed[], clerk: DemoClerk): Promise<void> {
  const { clientId } = clerk
  const out = placed.filter(isOut)
  const quotes = await tx
    .selectFrom('shipment')
    .select(['shipment_id', 'selected_quote_id'])
    .where('client_id', '=', clientId)
    .execute()
  const quoteOf = new Map(quotes.map(row => [row.shipment_id, row.selected_quote_id]))
  const priceOf = ({ shipmentId }: Placed) => quoteOf.get(shipmentId) ?? null
  const tenders = await tx
    .insertInto('tender')
    .values(out.map(dated => tenderRow(dated, clerk, priceOf(dated))))
    .returning(['tender_id', 'shipment_id'])
    .execute()
  const tenderOf = new Map(tenders.map(row => [row.shipment_id, row.tender_id]))
  const order = ({ shipmentId }: Placed) => ({
    ...{ client_id: clientId, shipment_id: shipmentId, tender_id: tenderOf.get(shipmentId) ?? 0 },
  })
  const mails = await tx
    .insertInto('mail')
    .values(
      out.filter(dated => !isWired(dated)).map(dated => mailRow(dated, clerk, tenderOf.get(dated.shipmentId) ?? null)),
    )
    .returning(['mail_id', 'shipment_id'])
    .execute()
  const mailOf = new Map(mails.map(row => [row.shipment_id, row.mail_id]))
  const held = out.filter(({ outcome }) => outcome === 'awarded')
  await tx
    .insertInto('booking')
    .values(
      held.map(dated => ({
        ...{ ...order(dated), state: 'live', held_since: after(dated.tenderedAt, 1) },
        delivered_at: dated.deliveredAt?.toISOString() ?? null,
      })),
    )
    .execute()
  await tx
    .insertInto('charge')
    .values(held.flatMap(dated => chargeRows(dated, priceOf(dated)).map(row => ({ ...order(dated), ...row }))))
    .execute()
  const compared = held.flatMap(dated => {
    const row = priceOf(dated) === null ? comparisonRow(dated) : null
    return row === null ? [] : [{ ...order(dated), ...row }]
  })
  if (compared.length > 0) await tx.insertInto('price_comparison').values(compared).execute()
  await tx
    .insertInto('notification')
    .values(
      out
        .filter(({ outcome }) => outcome !== 'bounced')
        .map(dated => ({
          ...{
            ...order(dated),
            content_no: 1,
            way: isWired(dated) ? 'api' : 'mail',
            state: notificationStates[dated.outcome],
          },
          ...{ arrival_no: dated.outcome === 'awarded' ? 1 : null, made_by: clerk.userId },
          ...{ mail_id: mailOf.get(dated.shipmentId) ?? null, note: answerOf(dated) },
          ...{ made_at: dated.tenderedAt.toISOString(), settled_at: after(dated.tenderedAt, 1) },
        })),
    )
    .execute()
}
