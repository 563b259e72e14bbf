import { AddNewPricesheet } from '@waybill/contract/calls/Quote/AddNewPricesheet.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { SubmitQuoteResponse } from '@waybill/contract/calls/Quote/SubmitQuoteResponse.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import type { WireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import { lockShipment } from '../modules/shipments/index.ts'
import type { Person } from './company.ts'
import { addCarrier } from './freight.ts'
import { ask, type TestNode } from './node.ts'
import { putPrice } from './prices.ts'
import { buildShipment } from './wireShipment.ts'

/** What stands in a carrier's link. */
export interface Link {
  readonly QuoteID: number
  readonly AccessID: string
}

export const inAWeek = { date: '2026-11-27', time: '15:00' }

/** The newest link that was mailed to an address: of a quote, or of a tender. */
export async function linkMailedTo(node: TestNode, { clientId }: Person, email: string, to: 'Quote' | 'Tender') {
  const mail = await node.app.db.forClient(clientId).readOne(
    node.app.db.query
      .selectFrom('mail')
      .select('body_text')
      .where('client_id', '=', clientId)
      .where(eb => eb(eb.val(email), '=', eb.fn.any('recipients')))
      .where('body_text', 'like', `%${to}Response?%`)
      .orderBy('mail_id', 'desc')
      .limit(1),
  )
  const found = /(?:QuoteID|TenderID)=(\d+)&AccessID=([\w-]+)/.exec(mail?.body_text ?? '')
  if (found === null) throw new Error(`no link was mailed to ${email}`)
  return { id: Number(found[1]), AccessID: found[2] ?? '' }
}

/** The newest question about a shipment, as its shipper sees it. */
export const quoteAbout = async (node: TestNode, { token }: Person, shipmentId: number) =>
  (await ask(node, GetSpotQuotes, { body: { shipmentId } }, token)).reply.quotes[0]

/** Every mail to an address, the oldest first. */
export async function mailsAbout(node: TestNode, { clientId }: Person, email: string) {
  const mails = await node.app.db.forClient(clientId).read(
    node.app.db.query
      .selectFrom('mail')
      .select(['subject', 'body_text'])
      .where('client_id', '=', clientId)
      .where(eb => eb(eb.val(email), '=', eb.fn.any('recipients')))
      .orderBy('mail_id'),
  )
  return mails.map(({ subject, body_text }) => ({ subject, text: body_text }))
}

/** A shipment that is asked about, at addresses of its own. */
export async function askedForQuotes(node: TestNode, person: Person, carriers = 2, more: object = {}) {
  const { shipmentId } = await buildShipment(node, person)
  const emails = Array.from({ length: carriers }, (_, n) => `quotes${n + 1}-${shipmentId}@carrier.invalid`)
  const body = {
    ...{ shipmentId, version: 1, deadline: inAWeek },
    carriers: emails.map((email, n) => ({ email, CarrierName: `Test Carrier ${n + 1}` })),
    ...more,
  }
  const { reply, status, error } = await ask(node, SpotQuote, { body }, person.token)
  if (status !== 200) throw new Error(`quotes could not be asked for: ${JSON.stringify(error)}`)
  const links: Link[] = []
  for (const email of emails) {
    const { id: QuoteID, AccessID } = await linkMailedTo(node, person, email, 'Quote')
    links.push({ QuoteID, AccessID })
  }
  return { shipmentId, quote: reply.quote as WireSpotQuote, emails, links }
}

/** One option, all in, in minor units. */
export const allIn = (linehaul: number, more: object = {}) => ({
  currency: 'USD',
  basis: 'allIn' as const,
  linehaul,
  ...more,
})

/** A carrier's answer with one option. */
export async function offer(
  node: TestNode,
  link: Link,
  amount: number,
  { SCAC = 'DMQA', ...more }: { SCAC?: string; currency?: string } = {},
) {
  const added = await ask(node, AddNewPricesheet, { query: { ...link }, body: { offer: allIn(amount, more) } })
  if (added.status !== 200) throw new Error(`the option was not kept: ${JSON.stringify(added.error)}`)
  return ask(node, SubmitQuoteResponse, { query: { ...link }, body: { terms: true, SCAC, name: 'Test Dispatcher' } })
}

/** A shipment in Rate & route with a price of each of so many carriers that take tenders by mail. */
export async function pricedForOffers(node: TestNode, person: Person, carriers = 2) {
  const { shipmentId } = await buildShipment(node, person)
  const scacs: string[] = []
  const prices: number[] = []
  for (let n = 0; n < carriers; n++) {
    const scac = `DO${String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26))}`
    await addCarrier(node, person, {
      scac,
      tenderEmail: `${scac.toLowerCase()}@carrier.invalid`,
    }).catch(() => scac)
    const db = node.app.db.forClient(person.clientId)
    prices.push(
      await db.transaction(async tx =>
        putPrice(tx, await lockShipment(tx, person.clientId, shipmentId), node.clock.now(), {
          ...{ scac, carrierName: `Offer Carrier ${n + 1}`, total: 200_00 + n * 10_00 },
        }),
      ),
    )
    scacs.push(scac)
  }
  return { shipmentId, scacs, prices, emails: scacs.map(scac => `${scac.toLowerCase()}@carrier.invalid`) }
}

type Kind = 'single' | 'waterfall' | 'broadcast'

/** A shipment that is being offered. */
export async function offered(node: TestNode, person: Person, kind: Kind, carriers = 2, stepMinutes = 60) {
  const made = await pricedForOffers(node, person, carriers)
  const body = { shipmentId: made.shipmentId, version: 1, kind, stepMinutes, PricesheetIDs: made.prices }
  const answer = await ask(node, StartTenderRound, { body }, person.token)
  if (answer.status !== 200) throw new Error(`it could not be offered: ${JSON.stringify(answer.error)}`)
  return { ...made, round: answer.reply.round }
}
